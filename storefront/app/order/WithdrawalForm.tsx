import { useNavigation } from "@remix-run/react";
import { formLimits } from "@su-turrone/contract/limits";
import { useLanguage, useT } from "~/i18n/react";
import { PostForm } from "~/layout/PostForm";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { EmailField, Field, TextArea } from "~/ui/Field";
import { useRemainingErrors } from "~/ui/use-remaining-errors";
import { withdrawButtons } from "./withdraw-button";
import { withdrawalFields, type TypedWithdrawal, type WithdrawalErrors } from "./withdrawal-fields";

const fieldId = (name: keyof TypedWithdrawal) => `withdrawal-${name}`;

interface Props {
  typed: TypedWithdrawal;
  errors: WithdrawalErrors;
}

/** First step: who withdraws from which contract. Nothing is declared yet. */
export function WithdrawalForm({ typed, errors: refused }: Props) {
  const t = useT("withdrawal");
  const language = useLanguage();
  const sending = useNavigation().state === "submitting";
  const { errors, handlers } = useRemainingErrors(refused);
  const summary = withdrawalFields
    .filter((name) => errors[name])
    .map((name) => ({ id: fieldId(name), message: t(`errors.${name}`) }));
  const field = (name: keyof TypedWithdrawal) => ({
    id: fieldId(name),
    name,
    label: t(`fields.${name}`),
    error: errors[name] && t(`errors.${name}`),
    defaultValue: typed[name],
  });
  return (
    <PostForm noValidate className="max-w-text space-y-5" {...handlers}>
      <ErrorSummary title={t("errors.summary")} errors={summary} answer={refused} />
      <Field {...field("name")} autoComplete="name" maxLength={formLimits.name} required />
      <Field
        {...field("orderNumber")}
        hint={t("hints.orderNumber")}
        autoComplete="off"
        maxLength={formLimits.orderNumber}
        required
      />
      <EmailField {...field("email")} hint={t("hints.email")} />
      <TextArea
        {...field("items")}
        hint={t("hints.items")}
        optional={t("optional")}
        maxLength={formLimits.withdrawnItems}
      />
      <Button disabled={sending} name="step" value="review">
        {withdrawButtons[language].begin}
      </Button>
    </PostForm>
  );
}
