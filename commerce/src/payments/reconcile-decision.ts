import { isHeld, type PaymentIntentStatus } from "./intent";

/** A payment at Stripe beside what the shop knows of it. */
export interface ReconcileFacts {
  status: PaymentIntentStatus;
  /** Seconds since it was opened. */
  age: number;
  /** The payment session it was opened for still belongs to a cart. */
  cartKnown: boolean;
  order: {
    cancelled: boolean;
    /** The order's own payment is this one; null: it has none at all. */
    paysIt: boolean | null;
    /** Medusa has it down as taken. */
    captured: boolean;
  } | null;
  /** The money is taken as soon as the order exists. */
  captureAtOnce: boolean;
}

export type ReconcileStep = "nothing" | "finish" | "capture" | "release" | "tell_owner";

/** A session may be open at Stripe some seconds before the database shows it. */
const graceSeconds = 60;

/**
 * What has to be done so that every payment belongs to exactly one order or is given back: the one table that the webhook
 * and the reconciler follow. Pure.
 */
export function decideReconcile(facts: ReconcileFacts): ReconcileStep {
  const { status, order } = facts;
  if (status === "canceled") {
    return order && order.paysIt && !order.cancelled && !order.captured ? "tell_owner" : "nothing";
  }
  if (!isHeld(status)) return "nothing";
  if (order) {
    if (order.cancelled) return order.captured ? "nothing" : "release";
    if (order.paysIt === null) return "finish";
    if (!order.paysIt) return "release";
    if (order.captured) return "nothing";
    return status === "succeeded" || facts.captureAtOnce ? "capture" : "nothing";
  }
  if (facts.cartKnown) return "finish";
  return facts.age > graceSeconds ? "release" : "nothing";
}
