/** The payment of an order beside what has to happen to it. Amounts are integer euro cents. */
export interface RefundOwedState {
  /** The order is cancelled. */
  cancelled: boolean;
  /** The provider holds money of its own accord; a transfer holds none. */
  holdsMoney: boolean;
  captured: number;
  /** What Medusa has written down as given back. */
  refunded: number;
  /** The payment was let go before it was taken. */
  letGo: boolean;
}

/** What is owed to who ordered: money that was taken, or the reservation of money that was not. */
export type RefundOwed = { kind: "nothing" } | { kind: "refund"; cents: number } | { kind: "release" };

/**
 * What a shopper is still owed of one payment. The one table that the list of problems, the button "Refund now" and the
 * reconciler follow. Medusa cancels an order also where the provider does not answer, and only logs that the money stayed;
 * what is owed therefore follows from what has been moved, and from nothing else. Pure.
 */
export function decideRefundOwed({
  cancelled,
  holdsMoney,
  captured,
  refunded,
  letGo,
}: RefundOwedState): RefundOwed {
  if (!cancelled) return { kind: "nothing" };
  if (captured > refunded) return { kind: "refund", cents: captured - refunded };
  return holdsMoney && captured === 0 && !letGo ? { kind: "release" } : { kind: "nothing" };
}
