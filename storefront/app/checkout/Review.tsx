import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Cart } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { addressLines, AddressView, InvoiceData } from "./AddressView";
import { fieldId } from "./fields";
import { MethodName } from "~/cart/PaymentBadges";
import { isFree } from "./payment-methods";

interface PartProps {
  title: string;
  to: string;
  /** Full link text for screen readers that read it out of context. */
  edit: string;
  children: ReactNode;
}

function ReviewSection({ title, to, edit, children }: PartProps) {
  const t = useT("checkout");
  return (
    <section className="border-t border-chestnut/20 py-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-base text-chestnut">{title}</h2>
        <Link to={to} aria-label={edit} className="link py-1 text-sm">
          {t("confirm.edit")}
        </Link>
      </div>
      <div className="mt-1 whitespace-pre-line">{children}</div>
    </section>
  );
}

/** Formats "visa 4242" for display. */
const cardName = (card: string): string =>
  card.replace(/^\w/, (letter) => letter.toUpperCase()).replace(/ (\d{4})$/, " •••• $1");

/** Everything entered, for a final check, each part with a link to edit it (§312i BGB: spot and correct errors). */
export function Review({ cart }: { cart: Cart }) {
  const t = useT("checkout");
  const language = useLanguage();
  const information = href("checkout", language);
  const { shippingAddress: shipping, billingAddress: billing, requests } = cart;
  if (!shipping || !billing) return null;
  const isSameAddress = addressLines(shipping, language).join() === addressLines(billing, language).join();
  return (
    <div className="border-b border-chestnut/20 sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-10 lg:self-start">
      <ReviewSection title={t("confirm.contact")} to={information} edit={t("confirm.editContact")}>
        {cart.email}
      </ReviewSection>
      <ReviewSection title={t("confirm.shipping")} to={information} edit={t("confirm.editShipping")}>
        <AddressView address={shipping} />
      </ReviewSection>
      <ReviewSection title={t("confirm.billing")} to={information} edit={t("confirm.editBilling")}>
        {isSameAddress ? t("confirm.billingSame") : <AddressView address={billing} />}
      </ReviewSection>
      <ReviewSection
        title={t("confirm.method")}
        to={href("checkoutPayment", language)}
        edit={t("confirm.editMethod")}
      >
        {isFree(cart) ? t("payment.nothing") : cart.payment && <MethodName method={cart.payment} />}
        {!isFree(cart) && cart.card && (
          <span className="figures block text-chestnut">{cardName(cart.card)}</span>
        )}
      </ReviewSection>
      {requests.notes !== "" && (
        <ReviewSection
          title={t("confirm.notes")}
          to={`${information}#${fieldId("notes")}`}
          edit={t("confirm.editNotes")}
        >
          {requests.notes}
        </ReviewSection>
      )}
      {requests.gift && (
        <ReviewSection
          title={requests.gift_message === "" ? t("confirm.gift") : t("fields.giftMessage")}
          to={`${information}#${fieldId("giftMessage")}`}
          edit={t("confirm.editGift")}
        >
          {requests.gift_message || t("confirm.giftNoCard")}
        </ReviewSection>
      )}
      {requests.invoice && (
        <ReviewSection title={t("confirm.invoice")} to={information} edit={t("confirm.editInvoice")}>
          <InvoiceData invoice={requests.invoice} />
        </ReviewSection>
      )}
    </div>
  );
}
