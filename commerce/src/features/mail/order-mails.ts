import { FulfillmentWorkflowEvents, OrderWorkflowEvents, PaymentEvents } from "@medusajs/framework/utils";
import { toCents } from "@su-turrone/contract/money";
import { env } from "../../platform/env";
import { languageOfLocale } from "../../platform/languages";
import { visibleByRole } from "../content/read-entries";
import { withdrawalNoticeFor } from "../content/withdrawal-notice";
import { daysInWords } from "../shop/shop-facts";
import { shopDay } from "@su-turrone/contract/time-zone";
import { paymentMethodOf } from "../ordering/order/order-payment";
import { paymentsOf, type OrderRecord } from "../ordering/order/order-record";
import { statusOf } from "../ordering/order/order-status";
import { lineName, paidCentsOf, statesOf, totalCentsOf, viewOf } from "../ordering/order/order-view";
import { refundedParts } from "../ordering/order/refunded-pieces";
import { reviewLinks } from "../reviews/review-link";
import {
  cancelledOrders,
  deliveredParcels,
  ordersToRemind,
  placedOrders,
  refunds,
  shippedParcels,
  transfersReceived,
  type RowsWithMail,
} from "./order-mail-rows";
import type { OrderMailContext, Recipient, Subject } from "./order-mail-context";
import type { CancelledMoney } from "./templates/order/order-mail-data";

/** One mail of an order. */
interface OrderMessage {
  /** Together with mail and recipient unique: a second one with the same key is not sent. */
  key: string;
  data: Readonly<Record<string, unknown>>;
}

/** A kind of mail about orders. */
export interface OrderMail {
  /** Name of the mail in the outbox, and of its template. */
  name: string;
  to: Recipient;
  /** The domain events after which it is due, and what the id in each is of. */
  on: Readonly<Record<string, Subject>>;
  /** Where the same events are written down, for the job that makes up for lost ones; `id` in it is of this subject. */
  rows: { subject: Subject; read: RowsWithMail };
  /** The mails an order is due now; several where it has several parcels, payments or refunds. @param id of the subject */
  messages: (context: OrderMailContext, id: string) => OrderMessage[] | Promise<OrderMessage[]>;
}

/** Makes the addresses within a page of the shop absolute. */
const withOrigin = (html: string): string =>
  html.replaceAll('href="/', `href="${new URL("/", env().STOREFRONT_URL).href}`);

/**
 * What the confirmation holds beside the order: the legal texts of this moment, the withdrawal notice also in the language of
 * France and Spain where the parcel goes there.
 */
async function legalTexts({ container, order, language }: OrderMailContext) {
  const country = order.shipping_address?.country_code.toLowerCase() ?? "";
  const pages = await Promise.all([
    visibleByRole(container, "terms", language),
    visibleByRole(container, "withdrawal", language),
    withdrawalNoticeFor(container, country, language),
  ]);
  return pages.flatMap((page) =>
    page ? [{ title: page.title, html: withOrigin(page.html), language: page.language }] : [],
  );
}

/** The captures of an order that had to wait for its money: a card is paid when the order is placed, and that mail says so. */
function paidMessages({ order, facts }: OrderMailContext): OrderMessage[] {
  const { authorisedIsPaid, paidInPart } = statesOf(order);
  if (authorisedIsPaid) return [];
  const open_cents = paidInPart ? totalCentsOf(order) - paidCentsOf(order) : 0;
  return paymentsOf(order)
    .flatMap(({ captures }) => captures)
    .map(({ id, amount }) => ({
      key: id,
      data: { order: facts, amount_cents: toCents(amount), open_cents },
    }));
}

function parcelMessages({ order, facts, settings }: OrderMailContext, fulfillmentId: string): OrderMessage[] {
  const { shipments, partly } = viewOf(order);
  return shipments
    .filter(({ id }) => id === fulfillmentId)
    .map(({ carrier, tracking_number, tracking_url, items }) => ({
      key: fulfillmentId,
      data: {
        order: facts,
        part: partly.includes("shipped"),
        days: daysInWords(settings.delivery_days),
        parcel: {
          carrier,
          tracking_number,
          tracking_url: /^https?:\/\/\S+$/.test(tracking_url) ? tracking_url : "",
          items,
        },
      },
    }));
}

/** Once an order, with its last parcel, and with a link for a review of each line that has arrived. */
function deliveredMessages({ order, facts, language }: OrderMailContext): OrderMessage[] {
  if (statusOf(statesOf(order)) !== "delivered") return [];
  const { STOREFRONT_URL: storefrontUrl, SIGNING_SECRET: secret } = env();
  // a line whose money went back before it was packed was never sent
  const arrived = order.items.filter((item) => (item.detail?.delivered_quantity ?? 0) > 0);
  const items = arrived.map((item) => ({ id: item.id, product_title: lineName(item) }));
  const reviewable = { id: order.id, language, items };
  const links = reviewLinks({ storefrontUrl, secret }, reviewable, Math.floor(Date.now() / 1000));
  const reviews = links.map(({ product_title: name, url }) => ({ name, url }));
  return [{ key: order.id, data: { order: facts, reviews } }];
}

/** What becomes of the money of a cancelled order, by how it was paid and whether anything was taken. */
function moneyAfterCancelling(order: OrderRecord): CancelledMoney {
  const method = paymentMethodOf(order);
  const taken = paymentsOf(order).some(({ captures }) => captures.length > 0);
  if (method === "bank_transfer") return taken ? "transferred_back" : "not_to_be_transferred";
  if (method === "other") return "none";
  return taken ? "refunded" : "not_charged";
}

/** Every mail about orders: when it is due, and what it says. A new mail is one more entry, and its template. */
export const orderMails = [
  {
    name: "order-received",
    to: "buyer",
    on: { [OrderWorkflowEvents.PLACED]: "order" },
    rows: { subject: "order", read: placedOrders },
    messages: async (context) => [
      { key: context.order.id, data: { ...context.facts, legal: await legalTexts(context) } },
    ],
  },
  {
    name: "order-notice",
    to: "owner",
    on: { [OrderWorkflowEvents.PLACED]: "order" },
    rows: { subject: "order", read: placedOrders },
    messages: ({ order, facts }) => [
      {
        key: order.id,
        data: {
          ...facts,
          email: order.email,
          paid: statusOf(statesOf(order)) !== "pending",
          language: languageOfLocale(order.locale),
        },
      },
    ],
  },
  {
    name: "order-cancelled",
    to: "buyer",
    on: { [OrderWorkflowEvents.CANCELED]: "order" },
    rows: { subject: "order", read: cancelledOrders },
    messages: ({ order, facts }) => [
      { key: order.id, data: { ...facts, money: moneyAfterCancelling(order) } },
    ],
  },
  {
    name: "order-paid",
    to: "buyer",
    on: { [PaymentEvents.CAPTURED]: "payment" },
    rows: { subject: "payment", read: transfersReceived },
    messages: paidMessages,
  },
  {
    name: "order-refunded",
    to: "buyer",
    // cancelling an order gives its money back, and Medusa emits no event of its own for that
    on: { [PaymentEvents.REFUNDED]: "payment", [OrderWorkflowEvents.CANCELED]: "order" },
    rows: { subject: "payment", read: refunds },
    messages: ({ order, facts }) =>
      paymentsOf(order)
        .flatMap((payment) => payment.refunds)
        .map(({ id, amount }) => {
          const { lines, shipping_cents } = refundedParts(order, id);
          const named = lines.flatMap(({ line_item_id: lineId, ...rest }) => {
            const line = order.items.find((item) => item.id === lineId);
            return line ? [{ ...rest, name: lineName(line) }] : [];
          });
          const data = { order: facts, amount_cents: toCents(amount), lines: named, shipping_cents };
          return { key: id, data };
        }),
  },
  {
    name: "order-shipped",
    to: "buyer",
    on: { [FulfillmentWorkflowEvents.SHIPMENT_CREATED]: "fulfillment" },
    rows: { subject: "fulfillment", read: shippedParcels },
    messages: parcelMessages,
  },
  {
    name: "order-delivered",
    to: "buyer",
    on: { [FulfillmentWorkflowEvents.DELIVERY_CREATED]: "fulfillment" },
    rows: { subject: "fulfillment", read: deliveredParcels },
    messages: deliveredMessages,
  },
] as const satisfies readonly OrderMail[];

/** Reminds once an order of a transfer that is still waited for; its job says when, no event does. */
export const transferReminder: OrderMail = {
  name: "transfer-reminder",
  to: "buyer",
  on: {},
  rows: { subject: "order", read: ordersToRemind },
  messages: ({ order, facts }) => {
    const waits = facts.transfer !== null && shopDay(new Date()) <= facts.transfer.due_date;
    // the mail about a part that has come says what is still open
    return waits && !statesOf(order).paidInPart ? [{ key: order.id, data: { ...facts } }] : [];
  },
};
