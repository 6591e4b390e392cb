import type { ReactNode } from "react";
import type { DeliveryDates } from "~/catalogue/delivery-dates";
import { AddressView, InvoiceData } from "~/checkout/AddressView";
import { MethodName } from "~/cart/PaymentBadges";
import type { Order } from "~/commerce/order-view";
import { date, dateRange, money, weight } from "@su-turrone/contract/formats";
import { useLanguage, useT } from "~/i18n/react";
import { isWithdrawn, moneyBackOf } from "./Timeline";

function StatusText({ order }: { order: Order }) {
  const t = useT("order");
  const language = useLanguage();
  const { refunded, byBank } = moneyBackOf(order);
  const amount = money(refunded, language);
  const { withdrawal } = order;
  const notes = order.partly
    // nothing is open any more
    .filter((part) => part !== "paid" || !isWithdrawn(order))
    // told with its amount below
    .filter((part) => part !== "charged_back")
    .map((part) =>
      part === "paid"
        ? t("partly.paid", {
            amount: money(order.paid_cents, language),
            open: money(order.totals.total - order.paid_cents, language),
          })
        : t(`partly.${part}`, { amount }),
    );
  const withdrawn =
    withdrawal &&
    t(withdrawal.whole ? "withdrawn.statusWhole" : "withdrawn.statusPart", {
      date: date(withdrawal.received_at, language),
    });
  const isFullyRefunded = refunded > 0 && !order.partly.includes("refunded");
  return (
    <>
      {isWithdrawn(order) ? withdrawn : t(`statuses.${order.status}`)}
      {[
        ...(withdrawn && !isWithdrawn(order) ? [withdrawn] : []),
        ...notes,
        ...(isFullyRefunded ? [t("refundedAll", { amount })] : []),
        ...(byBank > 0 ? [t("next.chargedBackText", { amount: money(byBank, language) })] : []),
      ].map((note) => (
        <span key={note} className="block text-sm text-chestnut">
          {note}
        </span>
      ))}
    </>
  );
}

export function OrderFacts({ order, delivery }: { order: Order; delivery: DeliveryDates | null }) {
  const t = useT("order");
  const tCheckout = useT("checkout");
  const language = useLanguage();
  const { requests } = order;
  const netGrams = order.lines.reduce((sum, { grams, quantity }) => sum + grams * quantity, 0);
  const facts: [label: string, value: ReactNode][] = [
    [t("number"), order.number],
    [t("date"), date(order.placed_at, language)],
    [t("status"), <StatusText key="status" order={order} />],
    [t("method"), order.payment && <MethodName key="method" method={order.payment} />],
    [t("delivery"), delivery && dateRange(delivery.from, delivery.to, language)],
    [
      t("shippingAddress"),
      order.parcel_count > 0 ? (
        t("parcels.toList", { count: order.parcel_count })
      ) : (
        <AddressView key="shipping" address={order.shippingAddress} />
      ),
    ],
    [t("parcels.by"), order.deliver_by && date(order.deliver_by, language)],
    [t("billingAddress"), <AddressView key="billing" address={order.billingAddress} />],
    [t("weightTotal"), weight(netGrams, language)],
    [t("email"), order.email],
    [t("notes"), requests.notes],
    requests.gift && requests.gift_message === ""
      ? [tCheckout("confirm.gift"), tCheckout("confirm.giftNoCard")]
      : [tCheckout("fields.giftMessage"), requests.gift_message],
    [
      tCheckout("confirm.invoice"),
      requests.invoice && <InvoiceData key="invoice" invoice={requests.invoice} />,
    ],
  ];
  return (
    <dl className="grid grid-cols-1 gap-x-10 gap-y-5 sm:grid-cols-2">
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-chestnut">{label}</dt>
            <dd className="figures whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
