import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { Counter } from "prom-client";
import Stripe from "stripe";
import { env } from "../../../../platform/env";
import { processMetrics } from "../../../../platform/metrics";
import { jobsArePaused } from "../../../../features/today/recorded-job";
import { applyIntent } from "../../../../features/ordering/payments/apply-intent";
import { settleReturnedMoney } from "../../../../features/ordering/payments/settle-returned-money";
import {
  stripeEvents,
  type StripeEventTopic,
  hasStripe,
  stripe,
} from "../../../../features/ordering/payments/stripe";

/** The parts of an event the shop relies on; the rest is read from Stripe. */
const eventBody = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.looseObject({
      object: z.string(),
      id: z.string().nullish(),
      payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
    }),
  }),
});

type EventBody = z.infer<typeof eventBody>;

const unknownEvents = new Counter({
  name: "shop_stripe_events_unknown_total",
  help: "Events of Stripe that the shop does not know",
  labelNames: ["type"],
  registers: [processMetrics],
});

/** Id of the payment an event is about; null when it is about none. */
function intentIdOf({ data: { object } }: EventBody): string | null {
  if (object.object === "payment_intent") return object.id ?? null;
  const { payment_intent: intent } = object;
  return (typeof intent === "string" ? intent : intent?.id) ?? null;
}

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

/** Does what the table of events says, with the current state of the payment. */
async function handle(
  container: MedusaContainer,
  event: EventBody,
  topic: Exclude<StripeEventTopic, "nothing">,
): Promise<void> {
  const id = intentIdOf(event);
  const intent = id === null ? null : await fetchIntent(id);
  if (!intent) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`The webhook ${event.id} refers to a payment that Stripe does not know: ${String(id)}`);
  } else if (topic === "payment") await applyIntent(container, intent);
  else await settleReturnedMoney(container, intent);
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
  let event: EventBody;
  try {
    const verified: unknown = stripe().webhooks.constructEvent(
      req.rawBody as Buffer,
      req.get("stripe-signature") ?? "",
      env().STRIPE_WEBHOOK_SECRET ?? "",
    );
    event = eventBody.parse(verified);
  } catch (error) {
    const isMalformed = error instanceof z.ZodError;
    logger.warn(`A webhook with an invalid ${isMalformed ? "event" : "signature"} was rejected`);
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      isMalformed ? "The event is invalid" : "The signature is invalid",
    );
  }
  if (await jobsArePaused(req.scope)) {
    // Stripe retries for three days
    res.status(503).json({ received: false });
    return;
  }
  const topic = stripeEvents.get(event.type);
  if (topic === undefined) {
    unknownEvents.inc({ type: event.type });
    logger.warn(`The webhook ${event.id} of type ${event.type} is unknown and was ignored`);
  } else if (topic !== "nothing") {
    await handle(req.scope, event, topic);
  }
  res.json({ received: true });
}
