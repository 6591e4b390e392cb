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
