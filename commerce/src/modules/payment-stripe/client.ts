import Stripe from "stripe";

/** Connection settings for Stripe. */
export interface StripeConnection {
  apiKey: string;
  webhookSecret: string;
  /** Base URL of the API: https://api.stripe.com or the payment sandbox. */
  url: string;
  /** Timeout of one call in milliseconds. */
  timeoutMs: number;
  /** Number of retries of a call that got no response; the idempotency key makes Stripe treat them as one call. */
  retries: number;
}

/**
 * A fetch that reads the whole response body. The Stripe client's default over `node:http` hangs forever when a
 * connection breaks in the middle of a response; here this is an error, which the client retries like any lost
 * connection, and the timeout covers the whole response.
 */
const fetchBuffered: typeof fetch = async (address, options) => {
  const answer = await fetch(address, options);
  const { status, headers } = answer;
  return new Response(await answer.arrayBuffer(), { status, headers });
};

/** Creates the Stripe API client used throughout the shop. */
export function stripeClient({ apiKey, url, timeoutMs, retries }: StripeConnection): Stripe {
  const { protocol, hostname, port } = new URL(url);
  return new Stripe(apiKey, {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    ...(port ? { port } : {}),
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(fetchBuffered),
  });
}
