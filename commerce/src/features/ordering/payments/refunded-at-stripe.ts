import type Stripe from "stripe";

/** Stripe's largest page. */
const pageSize = 100;

/** What was given back of a payment at Stripe; integer cents. @throws Stripe's error when Stripe does not answer */
export async function refundedAtStripe(stripe: Stripe, intentId: string): Promise<number> {
  let cents = 0;
  for await (const { amount, status } of stripe.refunds.list({ payment_intent: intentId, limit: pageSize })) {
    if (status !== "failed" && status !== "canceled") cents += amount;
  }
  return cents;
}
