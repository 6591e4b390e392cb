/** What the shop does about an event of Stripe. */
export type StripeEventTopic =
  /** Reads the payment and brings the order in line (apply-intent.ts). */
  | "payment"
  /** Reads the payment's refunds and disputes and records what is missing (settle-returned-money.ts). */
  | "return"
  /** Nothing: another event says it, or it concerns Stripe and the shop's bank account only. */
  | "nothing";

/**
 * Each event Stripe may send about money the shop takes (docs.stripe.com/api/events/types). Events that are not listed
 * are acknowledged, logged and counted.
 */
export const stripeEvents: ReadonlyMap<string, StripeEventTopic> = new Map<string, StripeEventTopic>([
  ["payment_intent.amount_capturable_updated", "payment"],
  ["payment_intent.succeeded", "payment"],
  ["payment_intent.canceled", "payment"],
  ["payment_intent.payment_failed", "payment"],
  ["charge.refunded", "return"],
  ["charge.refund.updated", "return"],
  ["refund.created", "return"],
  ["refund.updated", "return"],
  ["refund.failed", "return"],
  ["charge.dispute.created", "return"],
  ["charge.dispute.updated", "return"],
  ["charge.dispute.closed", "return"],
  ["charge.dispute.funds_withdrawn", "return"],
  ["charge.dispute.funds_reinstated", "return"],
  ...(
    [
      // the buyer is still paying, and the storefront waits for the answer
      "payment_intent.created",
      "payment_intent.processing",
      "payment_intent.requires_action",
      "payment_intent.partially_funded",
      // the same news as of the payment intent
      "charge.succeeded",
      "charge.captured",
      "charge.pending",
      "charge.failed",
      "charge.expired",
      "charge.updated",
      // from Stripe's balance to the shop's bank account
      "balance.available",
      "payout.created",
      "payout.updated",
      "payout.paid",
      "payout.canceled",
      "payout.failed",
      "payout.reconciliation_completed",
    ] as const
  ).map((type) => [type, "nothing"] as const),
]);
