import { useNavigation } from "@remix-run/react";
import { formLimits } from "@su-turrone/contract/limits";
import { useEffect, useRef } from "react";
import type { TypedWithdrawal, WithdrawalErrors } from "~/content/forms.server";
import type { Language } from "~/i18n/languages";
import { useLanguage, useT } from "~/i18n/react";
import { PostForm } from "~/layout/PostForm";
import { Button } from "~/ui/Button";
import { ErrorSummary, useFormFields } from "~/ui/ErrorSummary";
import { EmailField, Field, TextArea } from "~/ui/Field";

/** Fields of a declaration of withdrawal, in the order of the form; `items` is "" for the whole order. */
const withdrawalFields = ["name", "orderNumber", "email", "items"] as const;

/**
 * Labels of the two buttons of the withdrawal function. The wording is prescribed by law and must not be changed: §356a
 * BGB, art. 54-bis Codice del consumo, art. 11a Directive 2011/83/EU.
 */
const withdrawButtons: Readonly<Record<Language, { begin: string; confirm: string }>> = {
  de: { begin: "Vertrag widerrufen", confirm: "Widerruf bestätigen" },
  it: { begin: "Recedere dal contratto qui", confirm: "Conferma recesso" },
  en: { begin: "Withdraw from contract here", confirm: "Confirm withdrawal" },
};

export function WithdrawalFacts({ declared }: { declared: TypedWithdrawal }) {
  const t = useT("withdrawal");
  return (
    <dl className="divide-y divide-sand border-y border-sand">
      {withdrawalFields.map((name) => (
        <div key={name} className="gap-x-4 py-2.5 sm:grid sm:grid-cols-[12rem_1fr]">
          <dt className="text-sm text-chestnut sm:text-base">{t(`fields.${name}`)}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{declared[name] || t("allItems")}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Second step: a summary of the declaration, and the button that sends it. */
export function WithdrawalReview({ typed, requestId }: { typed: TypedWithdrawal; requestId: string }) {
  const t = useT("withdrawal");
  const language = useLanguage();
  const sending = useNavigation().state === "submitting";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="review" className="max-w-text">
      <h2 id="review" ref={heading} tabIndex={-1} className="text-2xl">
        {t("review.title")}
      </h2>
      <p className="mt-2 mb-5 text-chestnut">{t("review.text")}</p>
      <WithdrawalFacts declared={typed} />
      <PostForm className="mt-6 flex flex-wrap gap-4">
        {withdrawalFields.map((name) => (
          <input key={name} type="hidden" name={name} value={typed[name]} />
        ))}
        <input type="hidden" name="requestId" value={requestId} />
        <Button disabled={sending} name="step" value="confirm">
          {withdrawButtons[language].confirm}
        </Button>
        <Button variant="quiet" name="step" value="edit">
          {t("review.edit")}
        </Button>
      </PostForm>
    </section>
  );
}

interface Props {
  typed: TypedWithdrawal;
  errors: WithdrawalErrors | undefined;
}

/** First step: who withdraws from which contract. Nothing is declared yet. */
export function WithdrawalForm({ typed, errors }: Props) {
  const t = useT("withdrawal");
  const language = useLanguage();
  const { form, summary, field, sending } = useFormFields({
    prefix: "withdrawal",
    typed,
    errors,
    labelOf: (name) => t(`fields.${name}`),
    messageOf: (name) => t(`errors.${name}`),
  });
  return (
    <PostForm className="max-w-text space-y-5" {...form}>
      <ErrorSummary title={t("errors.summary")} {...summary} />
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
