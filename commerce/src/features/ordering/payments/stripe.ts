import type Stripe from "stripe";
import { env, type Env } from "../../../platform/env";
import { stripeClient, type StripeConnection } from "../../../modules/payment-stripe/client";

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
