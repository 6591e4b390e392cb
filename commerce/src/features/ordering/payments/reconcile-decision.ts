import { isHeld, type PaymentIntentStatus } from "./stripe";

/** A payment at Stripe compared with the shop's data. */
export interface ReconcileState {
  status: PaymentIntentStatus;
  /** Whether the payment session it was created for still belongs to a cart. */
  cartKnown: boolean;
  order: {
    cancelled: boolean;
    /** Whether this is the order's own payment; null when the order has no payment at all. */
    isItsPayment: boolean | null;
    captured: boolean;
    paymentCancelled: boolean;
  } | null;
  /** Whether payments are captured as soon as the order exists. */
  captureAtOnce: boolean;
}

export type ReconcileStep =
  | "nothing"
  | "finish"
  | "capture"
  /** void or refund it */
  | "release"
  /** an order relies on a payment that is lost */
  | "note_lost"
  /** unknown money: only a person can find out whose it is */
  | "tell_owner";

/**
 * Decides what to do so that every payment belongs to exactly one order or is returned: the only decision table, used
 * by the webhook and the reconciler. Pure.
 */
export function decideReconcile(facts: ReconcileState): ReconcileStep {
  const { status, order } = facts;
  if (status === "canceled") {
    const countsAsPaid =
      order !== null && order.isItsPayment === true && !order.captured && !order.paymentCancelled;
    return countsAsPaid && !order.cancelled ? "note_lost" : "nothing";
  }
  if (!isHeld(status)) return "nothing";
  if (order) {
    if (order.cancelled) return order.captured ? "nothing" : "release";
    if (order.isItsPayment === null) return "finish";
    if (!order.isItsPayment) return "release";
    if (order.captured) return "nothing";
    return status === "succeeded" || facts.captureAtOnce ? "capture" : "nothing";
  }
  return facts.cartKnown ? "finish" : "tell_owner";
}
