import { FulfillmentWorkflowEvents, OrderWorkflowEvents, PaymentEvents } from "@medusajs/framework/utils";
import { toCents } from "@su-turrone/contract/money";
import { env } from "../../platform/env";
import { languageOfLocale } from "../../platform/languages";
import { readLegalTexts } from "../content/read-entries";
import { daysInWords } from "../shop/shop-facts";
import { shopDay } from "@su-turrone/contract/time-zone";
import { addressChanged } from "../order-address/change-address";
import { receivableOf } from "../ordering/bank-transfer/order-transfer";
import { paymentMethodOf } from "../ordering/order/order-payment";
import { paymentsOf, type OrderRecord } from "../ordering/order/order-record";
import { statusOf } from "../ordering/order/order-status";
import {
  correctionKey,
  lineName,
  notedOn,
  statesOf,
  trackedParcel,
  viewOf,
} from "../ordering/order/order-view";
import { shipmentUndone, trackingCorrected } from "../../workflows/change-shipment";
import {
  refundAccountGiven,
  refundCameBack,
  refundTransferSent,
  refundTransferUndone,
  surplusBooked,
} from "../../modules/refund-transfers";
import { reviewLinks } from "../reviews/invitation";
import { orderWithdrawalOf } from "../withdrawals/refund-clock";
import {
  cancelledOrders,
  changedAddresses,
  correctedParcels,
  deliveredParcels,
  ordersToRemind,
  placedOrders,
  refundAccounts,
  refunds,
  refundsToSend,
  shippedParcels,
  transfersReceived,
  undoneParcels,
  type RowsWithMail,
} from "./order-mail-rows";
import type { OrderMailContext, OrderMessage, Recipient, Subject } from "./order-mail-context";
import { accountMessages, announcedRefunds, refundMessages } from "./refund-mails";
import type { CancelledMoney } from "./templates/order/order-mail-data";

export interface OrderMail {
  /** Name of the mail in the outbox and of its template. */
  name: string;
  to: Recipient;
  /** Domain events that trigger it, and the entity of the id in each. */
  on: Readonly<Record<string, Subject>>;
  /** Rows that correspond to these events, for the job that recovers lost ones; their `id` is of this subject. */
  rows: { subject: Subject; read: RowsWithMail };
  /**
   * The mails currently due for an order; several for several parcels, payments or refunds. @param id id of the subject
   */
  messages: (context: OrderMailContext, id: string) => OrderMessage[] | Promise<OrderMessage[]>;
}

/** Makes the links within a page of the shop absolute. */
const withOrigin = (html: string): string =>
  html.replaceAll('href="/', `href="${new URL("/", env().STOREFRONT_URL).href}`);

/** Legal texts attached to the confirmation. */
async function legalTexts({ container, order, language }: OrderMailContext) {
  const country = order.shipping_address?.country_code.toLowerCase() ?? "";
  const texts = await readLegalTexts(container, country, language);
  return texts.map(({ html, ...text }) => ({ ...text, html: withOrigin(html) }));
}

/**
 * Captures of an order that had to wait for its payment: an order paid by card counts as paid when it is placed, and the
 * confirmation says so.
 */
function paidMessages({ order, facts }: OrderMailContext): OrderMessage[] {
  const { authorisedIsPaid, paidInPart } = statesOf(order);
  if (authorisedIsPaid) return [];
  const withdrawal = orderWithdrawalOf(order);
  const withdrawn = withdrawal?.next === "refund" && (withdrawal.whole || receivableOf(order) === null);
  const rest_agreed = withdrawal !== null && !withdrawn && paidInPart;
  const open_cents = facts.transfer?.amount_cents ?? 0;
  return paymentsOf(order)
    .flatMap(({ captures }) => captures)
    .map(({ id, amount }) => ({
      key: id,
      data: { order: facts, amount_cents: toCents(amount), open_cents, withdrawn, rest_agreed },
    }));
}

/** The mail about a parcel: that it is on its way, the later of its tracking numbers, or that it was not sent. */
function parcelMessages(
  { order, facts, settings }: OrderMailContext,
  fulfillmentId: string,
  about?: "corrected_at" | "undone_at",
): OrderMessage[] {
  const days = daysInWords(settings.delivery_days);
  return order.fulfillments
    .filter((parcel) => parcel.id === fulfillmentId)
    .filter((parcel) =>
      about === "undone_at" ? parcel.canceled_at : parcel.shipped_at && !parcel.canceled_at,
    )
    .filter((parcel) => about === undefined || notedOn(parcel, about) !== "")
    .map((parcel) => {
      const { tracking_url: url, ...tracked } = trackedParcel(order, parcel);
      const shown = { ...tracked, tracking_url: /^https?:\/\/\S+$/.test(url) ? url : "" };
      return {
        key: about === "corrected_at" ? correctionKey(parcel) : fulfillmentId,
        data: { order: facts, part: viewOf(order).partly.includes("shipped"), days, parcel: shown },
      };
    });
}

/** One mail per order, with its last parcel, including a review link for each delivered line. */
function deliveredMessages({ order, facts, language }: OrderMailContext): OrderMessage[] {
  if (statusOf(statesOf(order)) !== "delivered") return [];
  const { STOREFRONT_URL: storefrontUrl, SIGNING_SECRET: secret } = env();
  // a line refunded before it was packed was never shipped
  const deliveredItems = order.items.filter((item) => (item.detail?.delivered_quantity ?? 0) > 0);
  const items = deliveredItems.map((item) => ({ id: item.id, product_title: lineName(item) }));
  const reviewable = { id: order.id, language, items };
  const links = reviewLinks({ storefrontUrl, secret }, reviewable, Math.floor(Date.now() / 1000));
  const reviews = links.map(({ product_title: name, url }) => ({ name, url }));
  return [{ key: order.id, data: { order: facts, reviews } }];
}

function cancelledMoneyOf(order: OrderRecord): CancelledMoney {
  const method = paymentMethodOf(order);
  const isCaptured = paymentsOf(order).some(({ captures }) => captures.length > 0);
  if (method === "bank_transfer" || method === "workshop")
    return isCaptured ? "transferred_back" : "not_to_be_transferred";
  if (method === "other") return "none";
  return isCaptured ? "refunded" : "not_charged";
}

/** Cancelling an order refunds it, for which Medusa emits no separate event. */
const refundEvents = {
  [PaymentEvents.REFUNDED]: "payment",
  [OrderWorkflowEvents.CANCELED]: "order",
} as const;

/** All mails about orders: when each is due, and its data. A new mail needs one more entry and its template. */
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
    messages: ({ order, facts }) => [{ key: order.id, data: { ...facts, money: cancelledMoneyOf(order) } }],
  },
  {
    name: "order-paid",
    to: "buyer",
    on: { [PaymentEvents.CAPTURED]: "payment" },
    rows: { subject: "payment", read: transfersReceived },
    messages: paidMessages,
  },
  {
    name: "refund-announced",
    to: "buyer",
    on: {
      ...refundEvents,
      [surplusBooked]: "order",
      [refundTransferUndone]: "order",
      [refundCameBack]: "order",
    },
    rows: { subject: "order", read: refundsToSend },
    messages: announcedRefunds,
  },
  {
    name: "refund-account",
    to: "buyer",
    on: { [refundAccountGiven]: "order" },
    rows: { subject: "order", read: refundAccounts },
    messages: accountMessages,
  },
  {
    name: "order-refunded",
    to: "buyer",
    on: { ...refundEvents, [refundTransferSent]: "order" },
    rows: { subject: "order", read: refunds },
    messages: refundMessages,
  },
  {
    name: "order-shipped",
    to: "buyer",
    on: { [FulfillmentWorkflowEvents.SHIPMENT_CREATED]: "fulfillment" },
    rows: { subject: "fulfillment", read: shippedParcels },
    messages: (context, id) => parcelMessages(context, id),
  },
  {
    name: "tracking-corrected",
    to: "buyer",
    on: { [trackingCorrected]: "fulfillment" },
    rows: { subject: "fulfillment", read: correctedParcels },
    messages: (context, id) => parcelMessages(context, id, "corrected_at"),
  },
  {
    name: "shipment-undone",
    to: "buyer",
    on: { [shipmentUndone]: "fulfillment" },
    rows: { subject: "fulfillment", read: undoneParcels },
    messages: (context, id) => parcelMessages(context, id, "undone_at"),
  },
  {
    name: "address-changed",
    to: "buyer",
    on: { [addressChanged]: "order" },
    rows: { subject: "order", read: changedAddresses },
    messages: ({ order, facts }) => [{ key: order.shipping_address?.id ?? order.id, data: { ...facts } }],
  },
  {
    name: "order-delivered",
    to: "buyer",
    on: { [FulfillmentWorkflowEvents.DELIVERY_CREATED]: "fulfillment" },
    rows: { subject: "fulfillment", read: deliveredParcels },
    messages: deliveredMessages,
  },
] as const satisfies readonly OrderMail[];

/** Reminder of an unpaid transfer, once per order; triggered by a job, not by an event. */
export const transferReminder: OrderMail = {
  name: "transfer-reminder",
  to: "buyer",
  on: {},
  rows: { subject: "order", read: ordersToRemind },
  messages: ({ order, facts }) => {
    const waits = facts.transfer !== null && shopDay(new Date()) <= facts.transfer.due_date;
    // the mail about a partial payment states the amount still due
    return waits && !statesOf(order).paidInPart ? [{ key: order.id, data: { ...facts } }] : [];
  },
};
