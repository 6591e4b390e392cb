import { isHeld, type PaymentIntentStatus } from "./payment-intent";

/** A payment at Stripe beside what the shop knows of it. */
export interface ReconcileState {
  status: PaymentIntentStatus;
  /** The payment session it was opened for still belongs to a cart. */
  cartKnown: boolean;
  order: {
    cancelled: boolean;
    /** The order's own payment is this one; null: it has none at all. */
    paysIt: boolean | null;
    /** Medusa has it down as taken. */
    captured: boolean;
    /** Medusa has it down as let go. */
    letGo: boolean;
  } | null;
  /** The money is taken as soon as the order exists. */
  captureAtOnce: boolean;
}

export type ReconcileStep =
  | "nothing"
  | "finish"
  | "capture"
  /** void or refund it */
  | "release"
  /** an order counts on money that is gone */
  | "note_lost"
  /** money nobody here knows of: only a person can tell whose it is */
  | "tell_owner";

/**
 * What has to be done so that every payment belongs to exactly one order or is given back: the one table that the webhook
 * and the reconciler follow. Pure.
 */
export function decideReconcile(facts: ReconcileState): ReconcileStep {
  const { status, order } = facts;
  if (status === "canceled") {
    const counted = order !== null && order.paysIt === true && !order.captured && !order.letGo;
    return counted && !order.cancelled ? "note_lost" : "nothing";
  }
  if (!isHeld(status)) return "nothing";
  if (order) {
    if (order.cancelled) return order.captured ? "nothing" : "release";
    if (order.paysIt === null) return "finish";
    if (!order.paysIt) return "release";
    if (order.captured) return "nothing";
    return status === "succeeded" || facts.captureAtOnce ? "capture" : "nothing";
  }
  return facts.cartKnown ? "finish" : "tell_owner";
}
