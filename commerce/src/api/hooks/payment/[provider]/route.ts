import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import Stripe from "stripe";
import { env } from "../../../../platform/env";
import { jobsArePaused } from "../../../../features/today/recorded-job";
import { applyIntent } from "../../../../features/ordering/payments/apply-intent";
import { hasStripe, stripe } from "../../../../features/ordering/payments/stripe";

/** Events after which a payment may be out of sync with the shop. */
const handledEventTypes: readonly string[] = [
  "payment_intent.amount_capturable_updated",
  "payment_intent.succeeded",
  "payment_intent.canceled",
  "payment_intent.payment_failed",
];

/**
 * Current state of a payment; null when the account has no payment with this id: the event belongs to another account,
 * or the payment no longer exists.
 * @throws Stripe's error when Stripe cannot be reached
 */
async function fetchIntent(id: string): Promise<Stripe.PaymentIntent | null> {
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
 * Stripe's webhook, replacing Medusa's own route at this path, which responds with 200 to any signature, waits five
 * seconds in memory and ignores cancelled payments. Here the signature is verified first, the current state of the
 * payment is fetched, so that late, duplicate and reordered events are harmless, and 200 is only sent once the event is
 * processed. An event about an unknown payment is acknowledged, because a retry by Stripe would not change anything.
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
    logger.warn("A webhook with an invalid signature was rejected");
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "The signature is invalid");
  }
  if (await jobsArePaused(req.scope)) {
    // Stripe retries for three days
    res.status(503).json({ received: false });
    return;
  }
  if (handledEventTypes.includes(event.type) && event.data.object.object === "payment_intent") {
    const { id } = event.data.object;
    const intent = await fetchIntent(id);
    if (intent) await applyIntent(req.scope, intent);
    else logger.warn(`The webhook ${event.id} refers to a payment that Stripe does not know: ${id}`);
  }
  res.json({ received: true });
}
