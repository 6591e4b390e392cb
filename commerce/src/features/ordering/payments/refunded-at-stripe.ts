import type Stripe from "stripe";

/** Stripe's maximum page size. */
const pageSize = 100;

/** Refunds of a payment at Stripe. */
interface RefundedAtStripe {
  /** Integer cents. */
  cents: number;
  /** Time of the last refund; null when there was none. */
  lastAt: Date | null;
}

/** Reads the refunds of a payment at Stripe. @throws Stripe's error when Stripe cannot be reached */
export async function refundedAtStripe(stripe: Stripe, intentId: string): Promise<RefundedAtStripe> {
  let cents = 0;
  let last = 0;
  const refunds = stripe.refunds.list({ payment_intent: intentId, limit: pageSize });
  for await (const { amount, status, created } of refunds) {
    if (status === "failed" || status === "canceled") continue;
    cents += amount;
    last = Math.max(last, created);
  }
  return { cents, lastAt: last === 0 ? null : new Date(last * 1000) };
}
