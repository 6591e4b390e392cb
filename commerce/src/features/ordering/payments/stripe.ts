import { env, type Env } from "../../../platform/env";
import { stripeClient, type StripeConnection } from "../../../modules/payment-stripe/client";
import { intentMetadata } from "../../../modules/payment-stripe/session-data";
import Stripe from "stripe";

/**
 * Connection settings for Stripe or its sandbox; null when neither is configured, so that only bank transfer is
 * offered.
 */
export function stripeOptions(settings: Env): StripeConnection | null {
  const { STRIPE_API_KEY: apiKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  if (!apiKey || !webhookSecret) return null;
  return {
    apiKey,
    webhookSecret,
    url: settings.STRIPE_API_URL,
    timeoutMs: settings.STRIPE_TIMEOUT_MS,
    retries: settings.STRIPE_RETRIES,
  };
}

let client: Stripe | undefined;

/** Client of the shop's Stripe account. @throws Error when none is configured */
export function stripe(): Stripe {
  const options = stripeOptions(env());
  if (!options) throw new Error("STRIPE_API_KEY is not set");
  client ??= stripeClient(options);
  return client;
}

/** Whether card and PayPal are configured. */
export const hasStripe = (): boolean => stripeOptions(env()) !== null;

export type PaymentIntentStatus = Stripe.PaymentIntent.Status;

/** Whether money is authorised or captured. */
export const isHeld = (status: PaymentIntentStatus): boolean =>
  status === "requires_capture" || status === "succeeded";

/** Id of the payment session an intent was created for; null for an intent of somebody else. */
export const sessionOf = (intent: Stripe.PaymentIntent): string | null =>
  intent.metadata[intentMetadata.session] ?? null;

/** URL at which the shopper has to confirm the payment, at the bank or PayPal; null when there is none. */
export const nextUrl = (intent: Stripe.PaymentIntent): string | null =>
  intent.next_action?.redirect_to_url?.url ?? null;

/** Id of the installation that created an intent; null when no installation of the shop did. */
export const installationOf = (intent: Stripe.PaymentIntent): string | null =>
  intent.metadata[intentMetadata.installation] ?? null;

/** How an intent is to be paid: with the token of the card form, or at PayPal. */
function methodOf(intent: Stripe.PaymentIntent): Stripe.PaymentIntentConfirmParams {
  const token = intent.metadata[intentMetadata.token];
  if (token) return { confirmation_token: token };
  return intent.payment_method_types.includes("paypal") ? { payment_method_data: { type: "paypal" } } : {};
}

/**
 * Confirms the payment at Stripe. Each call gets its own idempotency key from Stripe's library, shared by its retries:
 * under a permanent key, Stripe would replay an error for a day (docs.stripe.com/api/idempotent_requests). Double
 * payments are prevented by the intent itself, which cannot be confirmed again once it holds money.
 * @returns "asked", also when the card was declined: reading the intent shows that; "refused" when Stripe rejects the
 * request because the token is used or too old
 * @throws Stripe's error when Stripe cannot be reached
 */
export async function confirmPayment(
  intent: Stripe.PaymentIntent,
  returnUrl: string,
): Promise<"asked" | "refused"> {
  try {
    await stripe().paymentIntents.confirm(intent.id, { ...methodOf(intent), return_url: returnUrl });
    return "asked";
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return "asked";
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return "refused";
    throw error;
  }
}

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
