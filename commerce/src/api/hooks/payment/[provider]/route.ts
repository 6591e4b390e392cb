import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import Stripe from "stripe";
import { env } from "../../../../platform/env";
import { jobsArePaused } from "../../../../features/today/recorded-job";
import { applyIntent } from "../../../../features/ordering/payments/apply-intent";
import { hasStripe, stripe } from "../../../../features/ordering/payments/stripe";

/** Events after which a payment may be out of step with the shop. */
const watched: readonly string[] = [
  "payment_intent.amount_capturable_updated",
  "payment_intent.succeeded",
  "payment_intent.canceled",
  "payment_intent.payment_failed",
];

/**
 * A payment as it is now; null where the account has none of that id: an event of another account, or of a payment that is gone.
 * @throws Stripe's error when Stripe does not answer
 */
async function paymentNow(id: string): Promise<Stripe.PaymentIntent | null> {
  try {
    return await stripe().paymentIntents.retrieve(id);
  } catch (error) {
    const isMissing =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
    if (isMissing) return null;
    throw error;
  }
}

/**
 * Stripe's webhook, in place of Medusa's own route of this address: that one answers 200 to any signature, waits five
 * seconds in memory and ignores cancelled payments. Here the signature comes first, the payment is looked up as it is
 * now, so that late, doubled and reordered events are harmless, and only what is done is answered with 200. About a payment nobody
 * knows there is nothing to do, however often Stripe repeats it.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  if (!hasStripe() || !(req.params["provider"] ?? "").startsWith("stripe")) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such webhook");
  }
  const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER);
  let event: Stripe.Event;
  try {
    event = stripe().webhooks.constructEvent(
      req.rawBody as Buffer,
      req.get("stripe-signature") ?? "",
      env().STRIPE_WEBHOOK_SECRET ?? "",
    );
  } catch {
    logger.warn("A webhook with a wrong signature was refused");
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "The signature is wrong");
  }
  if (await jobsArePaused(req.scope)) {
    // Stripe repeats it for three days
    res.status(503).json({ received: false });
    return;
  }
  if (watched.includes(event.type) && event.data.object.object === "payment_intent") {
    const { id } = event.data.object;
    const intent = await paymentNow(id);
    if (intent) await applyIntent(req.scope, intent);
    else logger.warn(`The webhook ${event.id} is about a payment that Stripe does not know: ${id}`);
  }
  res.json({ received: true });
}
