import Stripe from "stripe";

/** How Stripe is reached. */
export interface StripeConnection {
  apiKey: string;
  webhookSecret: string;
  /** Address of the API: https://api.stripe.com or the payment sandbox. */
  url: string;
  /** Milliseconds one call may take. */
  timeoutMs: number;
  /** Repetitions of a call that got no answer; Stripe takes them for one by their idempotency key. */
  retries: number;
}

/** A client of Stripe's API as the shop uses it everywhere. */
export function stripeClient({ apiKey, url, timeoutMs, retries }: StripeConnection): Stripe {
  const { protocol, hostname, port } = new URL(url);
  return new Stripe(apiKey, {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    ...(port ? { port } : {}),
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
}
