import Stripe from "stripe";
import medusasStripe from "@medusajs/payment-stripe";
import type { IPaymentProvider, Logger } from "@medusajs/framework/types";

export interface StripeConnection {
  apiKey: string;
  webhookSecret: string;
  /** Base URL of the API: https://api.stripe.com or the payment sandbox. */
  url: string;
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

type WebhookReader = Pick<IPaymentProvider, "getWebhookActionAndData">;

/** A provider class of Medusa's package, as listed in its public export. */
interface ProviderClass {
  identifier: string;
  new (
    cradle: Record<string, unknown>,
    options: { apiKey: string; webhookSecret: string; capture: boolean },
  ): WebhookReader;
}

const services = medusasStripe.services as unknown as readonly ProviderClass[];

/**
 * Medusa's own Stripe provider, from the package's public export, for what needs no call to Stripe: it verifies a
 * webhook's signature and maps the event to a Medusa action. Its API calls always go to api.stripe.com, so the shop
 * makes those itself.
 * @throws Error when the package no longer has a provider for cards
 */
export function webhookReader(
  cradle: Record<string, unknown> & { logger: Logger },
  { apiKey, webhookSecret }: { apiKey: string; webhookSecret: string },
): WebhookReader {
  const Provider = services.find(({ identifier }) => identifier === "stripe");
  if (!Provider) throw new Error("@medusajs/payment-stripe has no provider named stripe");
  return new Provider(cradle, { apiKey, webhookSecret, capture: false });
}
