import medusasStripe from "@medusajs/payment-stripe";
import type { IPaymentProvider, Logger } from "@medusajs/framework/types";

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
