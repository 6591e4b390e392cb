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

/**
 * Fetches with the whole answer. The client's own way over `node:http` waits for ever where a connection ends in the middle of an
 * answer; so that is an error, which it repeats as any other lost connection, and its time-out counts to the answer's end.
 */
const fetchWhole: typeof fetch = async (address, options) => {
  const answer = await fetch(address, options);
  const { status, headers } = answer;
  return new Response(await answer.arrayBuffer(), { status, headers });
};

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
    httpClient: Stripe.createFetchHttpClient(fetchWhole),
  });
}
