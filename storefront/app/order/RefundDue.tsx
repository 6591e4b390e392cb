import type { RefundDue as Due } from "@su-turrone/contract/orders";
import { date, money } from "@su-turrone/contract/formats";
import { useLanguage, useT } from "~/i18n/react";
import { RefundAccountForm, type RefusedAccount } from "./RefundAccountForm";

interface Props extends Due {
  /** Name proposed as holder of the account. */
  name: string;
  /** The form, if it was sent and not accepted. */
  refused: RefusedAccount | null;
}

/** Money that goes back to the buyer by bank transfer and has not been sent yet, and the account it goes to. */
export function RefundDue({ cents, until, iban_end: ibanEnd, account_given: given, name, refused }: Props) {
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
