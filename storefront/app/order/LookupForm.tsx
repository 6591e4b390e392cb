import { formLimits } from "@su-turrone/contract/limits";
import { useT } from "~/i18n/react";
import { PostForm } from "~/layout/PostForm";
import { Button } from "~/ui/Button";
import { ErrorSummary, useFormFields } from "~/ui/ErrorSummary";
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

/** Order number and e-mail address. Validated by the server; a refused form keeps what was typed. */
export function LookupForm({ typed, errors, problem }: LookupFormProps) {
  const t = useT("order");
  const { form, summary, field, sending } = useFormFields({
    prefix: "lookup",
    typed,
    errors,
    labelOf: (name) => t(`lookup.${name}`),
    messageOf: (name) => t(`lookup.errors.${name}`),
  });
  return (
    <PostForm className="max-w-text space-y-5" {...form}>
      <ErrorSummary title={t("lookup.errors.summary")} {...summary} />
      {problem && (
        <Notice kind={problem === "limited" ? "info" : "error"} live>
          {t(`lookup.errors.${problem}`)}
        </Notice>
      )}
      <Field
        {...field("number")}
        hint={t("lookup.numberHint")}
        autoComplete="off"
        maxLength={formLimits.lookupNumber}
        required
      />
      <EmailField {...field("email")} />
      <Button disabled={sending}>{t("lookup.submit")}</Button>
    </PostForm>
  );
}
