/** A payment of an order, with the facts that determine what is owed. Amounts are integer euro cents. */
export interface RefundOwedState {
  /** Whether the order is cancelled. */
  cancelled: boolean;
  /** Whether the provider itself can hold money; a transfer holds none. */
  holdsMoney: boolean;
  captured: number;
  /** Amount Medusa has recorded as refunded. */
  refunded: number;
  /** Whether the payment was cancelled before it was captured. */
  paymentCancelled: boolean;
}

/** What is owed to the buyer: a refund of captured money, or the release of an authorisation. */
export type RefundOwed = { kind: "nothing" } | { kind: "refund"; cents: number } | { kind: "release" };

/**
 * What is still owed to a shopper for one payment: the only decision table, used by the list of issues, the button
 * "Refund now" and the reconciler. Medusa cancels an order even if the provider does not respond, and only logs that
 * the money was not returned; so the amount owed is derived from recorded captures and refunds only. Pure.
 */
export function decideRefundOwed({
  cancelled,
  holdsMoney,
  captured,
  refunded,
  paymentCancelled,
}: RefundOwedState): RefundOwed {
  if (!cancelled) return { kind: "nothing" };
  if (captured > refunded) return { kind: "refund", cents: captured - refunded };
  return holdsMoney && captured === 0 && !paymentCancelled ? { kind: "release" } : { kind: "nothing" };
}
