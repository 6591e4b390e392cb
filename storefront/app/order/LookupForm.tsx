import { useNavigation } from "@remix-run/react";
import { formLimits } from "@su-turrone/contract/limits";
import { useT } from "~/i18n/react";
import { PostForm } from "~/layout/PostForm";
import { Button } from "~/ui/Button";
import { ErrorSummary, useRemainingErrors } from "~/ui/ErrorSummary";
import { EmailField, Field } from "~/ui/Field";
import { Notice } from "~/ui/Notice";
import type { LookupErrors, TypedLookup } from "~/content/forms.server";

/** Why a valid lookup has shown no order; "limited": the link is sent by e-mail. */
export type LookupProblem = "miss" | "limited" | "unavailable";

interface LookupFormProps {
  typed: TypedLookup;
  errors: LookupErrors;
  problem: LookupProblem | null;
}

const fieldId = (name: keyof TypedLookup) => `lookup-${name}`;

/** Order number and e-mail address. Validated by the server; a refused form keeps what was typed. */
export function LookupForm({ typed, errors: refused, problem }: LookupFormProps) {
  const t = useT("order");
  const sending = useNavigation().state === "submitting";
  const { errors, handlers } = useRemainingErrors(refused);
  const summary = (["number", "email"] as const)
    .filter((name) => errors[name])
    .map((name) => ({ id: fieldId(name), message: t(`lookup.errors.${name}`) }));
  return (
    <PostForm noValidate className="max-w-text space-y-5" {...handlers}>
      <ErrorSummary title={t("lookup.errors.summary")} errors={summary} answer={refused} />
      {problem && (
        <Notice kind={problem === "limited" ? "info" : "error"} live>
          {t(`lookup.errors.${problem}`)}
        </Notice>
      )}
      <Field
        id={fieldId("number")}
        name="number"
        label={t("lookup.number")}
        hint={t("lookup.numberHint")}
        error={errors.number && t("lookup.errors.number")}
        defaultValue={typed.number}
        autoComplete="off"
        maxLength={formLimits.lookupNumber}
        required
      />
      <EmailField
        id={fieldId("email")}
        name="email"
        label={t("lookup.email")}
        error={errors.email && t("lookup.errors.email")}
        defaultValue={typed.email}
      />
      <Button disabled={sending}>{t("lookup.submit")}</Button>
    </PostForm>
  );
}
