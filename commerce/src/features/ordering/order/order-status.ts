import type { OrderStatus, Partly } from "@su-turrone/contract/orders";

/** Medusa's states of orders, payments and fulfilments. */
export const medusaOrderStates = [
  "pending",
  "completed",
  "draft",
  "archived",
  "canceled",
  "requires_action",
] as const;
export const medusaPaymentStates = [
  "not_paid",
  "awaiting",
  "requires_action",
  "partially_authorized",
  "authorized",
  "partially_captured",
  "captured",
  "partially_refunded",
  "refunded",
  "canceled",
] as const;
export const medusaFulfillmentStates = [
  "not_fulfilled",
  "partially_fulfilled",
  "fulfilled",
  "partially_shipped",
  "shipped",
  "partially_delivered",
  "delivered",
  "canceled",
] as const;

/** Medusa's states of an order, and the shop's additions. */
export interface OrderStates {
  order: (typeof medusaOrderStates)[number];
  /** `refund_due`: refunded in Medusa, but the transfer to the buyer has not been sent, or the money came back. */
  payment: (typeof medusaPaymentStates)[number] | "refund_due";
  fulfillment: (typeof medusaFulfillmentStates)[number];
  /** Whether the order is partially paid, not all of that was refunded, and the owner has not accepted it. */
  paidInPart: boolean;
  /** Whether a dispute about its payment was lost. */
  chargedBack: boolean;
  /** Whether an authorised payment reserves the money (a card) or only announces it (a bank transfer). */
  authorisedIsPaid: boolean;
}

const shippedStates: readonly string[] = ["partially_shipped", "shipped", "partially_delivered"];
const capturedStates: readonly string[] = ["partially_captured", "captured", "partially_refunded"];

/** Status of an order; the first matching rule applies. */
export function statusOf(states: OrderStates): OrderStatus {
  const { order, payment, fulfillment, authorisedIsPaid, paidInPart, chargedBack } = states;
  if (order === "canceled") return "cancelled";
  if (payment === "refunded" && chargedBack) return "charged_back";
  if (payment === "refunded" || payment === "refund_due") return payment;
  if (fulfillment === "delivered") return "delivered";
  if (shippedStates.includes(fulfillment)) return "shipped";
  if (paidInPart) return "pending";
  const paid = capturedStates.includes(payment) || (payment === "authorized" && authorisedIsPaid);
  return paid ? "processing" : "pending";
}

/** Additions to the status: partially paid, shipped or delivered, refunded, lost by a dispute. */
export function partlyOf({ order, payment, fulfillment, paidInPart, chargedBack }: OrderStates): Partly[] {
  if (order === "canceled" || payment === "refunded" || payment === "refund_due") return [];
  const goods: Partly[] = paidInPart ? ["paid"] : [];
  if (fulfillment === "partially_shipped") goods.push("shipped");
  if (fulfillment === "partially_delivered") goods.push("delivered");
  if (payment === "partially_refunded") goods.push("refunded");
  return chargedBack ? [...goods, "charged_back"] : goods;
}

/** Actions of the owner on an order; the status is never set directly. */
export type OrderAction =
  "capture" | "pack" | "ship" | "deliver" | "undeliver" | "cancel" | "refund" | "unship" | "replace";

/** The only table of status transitions, and the actions that cause them. Cancelled, due for refund, refunded and charged back are final. */
export const transitions: Readonly<Record<OrderStatus, Readonly<Partial<Record<OrderStatus, OrderAction>>>>> =
  {
    pending: { processing: "capture", cancelled: "cancel" },
    processing: { shipped: "ship", cancelled: "cancel", refund_due: "refund", refunded: "refund" },
    shipped: { delivered: "deliver", refund_due: "refund", refunded: "refund", processing: "unship" },
    delivered: { refund_due: "refund", refunded: "refund", shipped: "replace" },
    cancelled: {},
    // refunded once the owner has sent the transfer (features/refund-transfers)
    refund_due: {},
    refunded: {},
    // by the bank
    charged_back: {},
  };

/**
 * Actions that do not always change the status: capturing an authorised payment, another parcel, goods sent again, a
 * parcel that did not arrive after all, and refunds, which are possible whenever there is money to refund.
 */
const allowedActions: Readonly<Record<OrderStatus, readonly OrderAction[]>> = {
  pending: ["refund"],
  processing: ["capture", "pack"],
  shipped: ["capture", "pack", "ship", "replace", "undeliver"],
  delivered: ["capture", "undeliver"],
  cancelled: ["refund"],
  refund_due: [],
  refunded: [],
  charged_back: [],
};

/** Actions the owner may take in a status. */
export const actionsOf = (status: OrderStatus): OrderAction[] => [
  ...new Set([...Object.values(transitions[status]), ...allowedActions[status]]),
];
