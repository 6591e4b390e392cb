import type Stripe from "stripe";

/** Stripe's largest page. */
const pageSize = 100;

/** What was given back of a payment at Stripe. */
interface RefundedAtStripe {
  /** Integer cents. */
  cents: number;
  /** When the last of it was; null where nothing was. */
  lastAt: Date | null;
}

/** What was given back of a payment at Stripe. @throws Stripe's error when Stripe does not answer */
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
