import { date, money } from "@su-turrone/contract/formats";
import { formLimits } from "@su-turrone/contract/limits";
import type { RefundDue as Due } from "@su-turrone/contract/orders";
import { useLanguage, useT } from "~/i18n/react";
import { PostForm } from "~/layout/PostForm";
import { Button } from "~/ui/Button";
import { ErrorSummary, useFormFields } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { ErrorNotice } from "~/ui/Notice";
import type { AccountErrors, TypedAccount } from "~/content/forms.server";

interface RefundDueProps extends Due {
  /** Name proposed as holder of the account. */
  name: string;
  refused: RefusedAccount | null;
}

/** Money that goes back to the buyer by bank transfer and has not been sent yet, and the account it goes to. */
export function RefundDue({
  cents,
  until,
  iban_end: ibanEnd,
  account_given: given,
  name,
  refused,
}: RefundDueProps) {
  const t = useT("order");
  const language = useLanguage();
  return (
    <section aria-labelledby="refund" className="rounded-md border border-almond p-6 sm:p-8">
      <h2 id="refund" className="text-xl">
        {t("refundDue.title")}
      </h2>
      <p className="mt-2 text-chestnut">
        {t("refundDue.text", { amount: money(cents, language), date: date(until, language) })}
      </p>
      {ibanEnd !== null && (
        <p className="mt-2 text-chestnut">
          {t(given ? "refundDue.account" : "refundDue.accountPaid", { end: ibanEnd })}
        </p>
      )}
      {!given && (
        <RefundAccountForm
          name={name}
          question={t(ibanEnd === null ? "refundDue.ask" : "refundDue.askOther")}
          refused={refused}
        />
      )}
    </section>
  );
}

/** A form that was not accepted, with everything typed. */
export interface RefusedAccount {
  typed: TypedAccount;
  errors: AccountErrors;
  problem: string | null;
}

interface Props {
  /** Name proposed as holder of the account. */
  name: string;
  question: string;
  refused: RefusedAccount | null;
}

/** Asks the buyer for the account a refund goes to. Validated by the server; a refused form keeps what was typed. */
function RefundAccountForm({ name: proposed, question, refused }: Props) {
  const t = useT("order");
  const { form, summary, field, sending } = useFormFields({
    prefix: "account",
    typed: refused?.typed ?? { holder: proposed, iban: "" },
    errors: refused?.errors,
    labelOf: (name) => t(`transfer.${name}`),
    messageOf: (name) => t(`refundDue.errors.${name}`),
  });
  return (
    <PostForm className="mt-5 max-w-text space-y-5 print:hidden" {...form}>
      <p>{question}</p>
      <ErrorSummary title={t("lookup.errors.summary")} {...summary} />
      {refused?.problem && <ErrorNotice>{t("refundDue.errors.failed")}</ErrorNotice>}
      <Field {...field("holder")} autoComplete="name" maxLength={formLimits.accountHolder} required />
      <Field {...field("iban")} autoComplete="off" spellCheck={false} maxLength={formLimits.iban} required />
      <Button disabled={sending}>{t("refundDue.submit")}</Button>
    </PostForm>
  );
}
