import type { OrderStatus, Partly } from "@su-turrone/contract/orders";

/** Medusa's own states of an order, of its payments and of its parcels. */
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

/** What Medusa knows of an order. */
export interface OrderStates {
  order: (typeof medusaOrderStates)[number];
  payment: (typeof medusaPaymentStates)[number];
  fulfillment: (typeof medusaFulfillmentStates)[number];
  /** Some of the money has come, not all, and the owner has not said to go on all the same. */
  paidInPart: boolean;
  /** Whether an authorised payment holds the money (a card) or only announces it (a bank transfer). */
  authorisedIsPaid: boolean;
}

const sent: readonly string[] = ["partially_shipped", "shipped", "partially_delivered"];
const taken: readonly string[] = ["partially_captured", "captured", "partially_refunded"];

/** The status of an order; the first rule that holds decides. */
export function statusOf(states: OrderStates): OrderStatus {
  const { order, payment, fulfillment, authorisedIsPaid, paidInPart } = states;
  if (order === "canceled") return "cancelled";
  if (payment === "refunded") return "refunded";
  if (fulfillment === "delivered") return "delivered";
  if (sent.includes(fulfillment)) return "shipped";
  if (paidInPart) return "pending";
  const paid = taken.includes(payment) || (payment === "authorized" && authorisedIsPaid);
  return paid ? "processing" : "pending";
}

/**
 * What is to be said beside the status: a part of the money has come, a part of the goods is on its way or has come, a part
 * of the money went back.
 */
export function partlyOf({ order, payment, fulfillment, paidInPart }: OrderStates): Partly[] {
  if (order === "canceled" || payment === "refunded") return [];
  const goods: Partly[] = paidInPart ? ["paid"] : [];
  if (fulfillment === "partially_shipped") goods.push("shipped");
  if (fulfillment === "partially_delivered") goods.push("delivered");
  return payment === "partially_refunded" ? [...goods, "refunded"] : goods;
}

/** What the owner does to an order; a status is never typed. */
export type OrderAction = "capture" | "pack" | "ship" | "deliver" | "cancel" | "refund";

/** The one table of transitions: from which status to which, and by what. Nothing leaves cancelled or refunded. */
export const transitions: Readonly<Record<OrderStatus, Readonly<Partial<Record<OrderStatus, OrderAction>>>>> =
  {
    pending: { processing: "capture", cancelled: "cancel" },
    processing: { shipped: "ship", cancelled: "cancel", refunded: "refund" },
    shipped: { delivered: "deliver", refunded: "refund" },
    delivered: { refunded: "refund" },
    cancelled: {},
    refunded: {},
  };

/**
 * What may be done without leaving a status: taking money that was authorised, one more parcel, and giving money back, which
 * is possible wherever there is any.
 */
const within: Readonly<Record<OrderStatus, readonly OrderAction[]>> = {
  pending: ["refund"],
  processing: ["capture", "pack"],
  shipped: ["capture", "pack", "ship"],
  delivered: ["capture"],
  cancelled: ["refund"],
  refunded: [],
};

/** What the owner may do to an order of this status. */
export const actionsOf = (status: OrderStatus): OrderAction[] => [
  ...new Set([...Object.values(transitions[status]), ...within[status]]),
];
