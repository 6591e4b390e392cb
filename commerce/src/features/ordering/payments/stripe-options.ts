import type { Env } from "../../../platform/env";
import type { StripeConnection } from "../../../modules/payment-stripe/client";

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
