import { Form, Link } from "@remix-run/react";
import { date, money, number } from "@su-turrone/contract/formats";
import { CartForm } from "~/cart/CartForm";
import { useCart, useSending } from "~/cart/CartProvider";
import { OrderLines } from "~/cart/OrderLines";
import { TotalsTable } from "~/cart/TotalsTable";
import type { DeliveryDates } from "~/catalogue/delivery-dates";
import { isBuyerNamed } from "@su-turrone/contract/buyer-requests";
import type { OrderShipment, OrderStatus, VatLine } from "@su-turrone/contract/orders";
import type { Order, OrderUpdate } from "~/commerce/order-view";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { Label } from "~/ui/Band";
import { Button } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { BankTransfer, type QrCode } from "./BankTransfer";
import { Documents } from "./Documents";
import { OrderFacts } from "./OrderFacts";
import { PrintButton } from "./PrintButton";
import { RefundDue, type RefusedAccount } from "./RefundAccountForm";
import { isWithdrawn, moneyBackOf, Timeline } from "./Timeline";
import { useOrderUpdates } from "./use-order-updates";

/** VAT included in the total, one row per rate. */
function TaxRows({ taxes }: { taxes: readonly VatLine[] }) {
  const t = useT("order");
  const language = useLanguage();
  return (
    <dl className="figures mt-2 text-sm text-chestnut">
      {taxes.map(({ rate, net_cents: net, vat_cents: vat }) => (
        <div key={rate} className="flex items-baseline justify-between gap-4 py-0.5">
          <dt>{t("taxLine", { rate: number(rate, language), net: money(net, language) })}</dt>
          <dd>{money(vat, language)}</dd>
        </div>
      ))}
    </dl>
  );
}

function ParcelList({ shipments }: { shipments: readonly OrderShipment[] }) {
  const t = useT("order");
  const language = useLanguage();
  return (
    <section aria-labelledby="parcels" className="rounded-md border border-almond p-6 sm:p-8">
      <h2 id="parcels" className="text-xl">
        {t("parcels.title")}
      </h2>
      <ul className="mt-3 divide-y divide-sand">
        {shipments.map((parcel) => (
          <li key={parcel.id} className="space-y-1 py-4 last:pb-0">
            <p>
              {parcel.delivered_at
                ? t("parcels.delivered", { date: date(parcel.delivered_at, language) })
                : t(parcel.carrier ? "parcels.sentWith" : "parcels.sent", {
                    date: date(parcel.shipped_at, language),
                    carrier: parcel.carrier,
                  })}
            </p>
            {parcel.to && <p>{t("parcels.to", { name: parcel.to })}</p>}
            <p className="text-sm text-chestnut">
              {parcel.items
                .map(({ title: name, quantity }) => t("parcels.pieces", { number: quantity, name }))
                .join(", ")}
            </p>
            {parcel.tracking_number && (
              <p className="figures text-sm">
                {t("parcels.number")}: <span className="select-all">{parcel.tracking_number}</span>
              </p>
            )}
            {parcel.tracking_url && (
              <p className="print:hidden">
                <a href={parcel.tracking_url} rel="noreferrer" className="link inline-block py-2">
                  {t("parcels.track")}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const paymentPolling = {
  name: "payment",
  isDone: ({ status }: OrderUpdate) => status !== "pending",
  maxPolls: Infinity,
};

/** Shown while a payment is being processed; refreshes the order once it has moved on. */
function PaymentProcessing({ id }: { id: string }) {
  const t = useT("order");
  useOrderUpdates(id, paymentPolling);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content="10" />
      </noscript>
      <Notice live title={t("processing.title")}>
        {t("processing.text")}
      </Notice>
    </>
  );
}

/** Leads to the withdrawal form, filled in. A form: names and addresses do not belong into URLs. */
function WithdrawButton({ order, name }: { order: Order; name: string }) {
  const t = useT("order");
  const language = useLanguage();
  const fields = { step: "edit", orderNumber: order.number, name, email: order.email, items: "" };
  return (
    <Form method="post" action={href("withdrawal", language)} className="mt-1">
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button type="submit" className="link inline-block py-2">
        {t("withdraw.link")}
      </button>
    </Form>
  );
}

/** Puts the goods of an order into the cart again, as far as there are any. */
function ReorderForm({ id }: { id: string }) {
  const t = useT("order");
  const tCatalogue = useT("catalogue");
  const { setDrawer } = useCart();
  const sending = useSending("reorder");
  return (
    <CartForm intent="reorder" fields={{ orderId: id }} onAnswer={() => setDrawer(true)} className="mt-2">
      <Button variant="secondary" aria-disabled={sending}>
        {sending ? tCatalogue("product.adding") : t("again")}
      </Button>
    </CartForm>
  );
}

interface Props {
  order: Order;
  delivery: DeliveryDates | null;
  code: QrCode | null;
  /** The form for the account of a refund, if it was sent and not accepted. */
  refusedAccount: RefusedAccount | null;
}

/** A final status of an order, after which nothing more is expected; null for any other. */
const finalStatusOf = (
  status: OrderStatus,
): Exclude<OrderStatus, "pending" | "processing" | "shipped"> | null =>
  status === "pending" || status === "processing" || status === "shipped" ? null : status;

/** Order confirmation: thanks, what to do, what happens next, and everything that was ordered. */
export function OrderView({ order, delivery, code, refusedAccount }: Props) {
  const t = useT("order");
  const language = useLanguage();
  const { number, shippingAddress, billingAddress, withdrawal } = order;
  const name = billingAddress.fullName || shippingAddress.fullName;
  const isNamed = isBuyerNamed(order.requests.gift, name, [shippingAddress.fullName]);
  const isPending = order.status === "pending";
  const finalStatus = finalStatusOf(order.status);
  const isOver = finalStatus !== null || Boolean(withdrawal?.next);
  const isNew = !isOver && order.status !== "shipped";
  return (
    <div className="page grid grid-cols-1 gap-x-16 gap-y-12 pt-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:pt-16 print:block print:space-y-8 print:py-4">
      <header className="flex flex-wrap items-start justify-between gap-x-16 gap-y-6 lg:col-span-2">
        <div>
          <h1 className="text-4xl">
            {isNew
              ? t(isNamed ? "thanks" : "thanksOnly", { name })
              : !withdrawal?.next && (order.status === "shipped" || order.status === "delivered")
                ? t(`headings.${order.status}`)
                : t("metaTitle", { number })}
          </h1>
          {withdrawal?.next ? (
            <>
              <p className="mt-3 text-lg text-chestnut">
                {t(withdrawal.whole ? "withdrawn.whole" : "withdrawn.part", {
                  date: date(withdrawal.received_at, language),
                })}
              </p>
              <p className="mt-1 max-w-text text-chestnut">{t(`withdrawn.next.${withdrawal.next}`)}</p>
            </>
          ) : (
            <p className="mt-3 text-lg text-chestnut">
              {finalStatus
                ? t(`ended.${finalStatus}`, { amount: money(moneyBackOf(order).byBank, language) })
                : t(isNew ? "intro" : "metaTitle", { number })}
            </p>
          )}
          {isNew && <p className="mt-1 text-chestnut">{t("mailed", { email: order.email })}</p>}
        </div>
        <Label className="w-60">
          <span className="figures font-display text-[1.4375rem] leading-tight">
            {t("label.number", { number })}
          </span>
          <span className="text-sm">{t("label.for", { name: shippingAddress.fullName })}</span>
        </Label>
      </header>
      {order.refund_due && (
        <RefundDue {...order.refund_due} name={order.billingAddress.fullName} refused={refusedAccount} />
      )}
      {isPending && order.bank_transfer && <BankTransfer details={order.bank_transfer} code={code} />}
      {isPending && order.payment !== null && order.payment !== "bank_transfer" && (
        <PaymentProcessing id={order.id} />
      )}
      {order.shipments.length > 0 && <ParcelList shipments={order.shipments} />}
      <aside aria-labelledby="next" className="lg:col-start-2 lg:row-span-2 lg:row-start-2 print:hidden">
        <div className="rounded-md bg-linen p-6 sm:p-8">
          <h2 id="next" className="mb-6 text-xl">
            {t("next.title")}
          </h2>
          <Timeline order={order} />
        </div>
      </aside>
      <div className="space-y-12 lg:col-start-1">
        <section aria-labelledby="items">
          <h2 id="items" className="text-xl">
            {t("items")}
          </h2>
          <OrderLines lines={order.lines} />
          <div className="border-t border-chestnut/20 pt-4">
            <TotalsTable totals={order.totals} codes={order.codes} country={shippingAddress.country} />
            <TaxRows taxes={order.taxes} />
            {!isPending && <ReorderForm id={order.id} />}
          </div>
        </section>
        <OrderFacts order={order} delivery={delivery} />
        <Documents order={order} />
        {!isWithdrawn(order) && (
          <section aria-labelledby="withdraw">
            <h2 id="withdraw" className="text-xl">
              {t("withdraw.title")}
            </h2>
            <p className="mt-2 max-w-text text-chestnut">{t("withdraw.text")}</p>
            <WithdrawButton order={order} name={name} />
          </section>
        )}
        <p className="flex flex-wrap items-center gap-x-8 gap-y-2 print:hidden">
          <Link to={href("products", language)} className="link py-2">
            {t("continue")}
          </Link>
          <PrintButton />
        </p>
      </div>
    </div>
  );
}
