import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { countryCodes } from "@su-turrone/contract/country-rules";
import { stripeUrl } from "@su-turrone/contract/environment";
import { paymentProviders } from "@su-turrone/contract/payment-methods";
import { env, type Env } from "../../platform/env";
import { countryName, list, money } from "@su-turrone/contract/formats";
import type { Language } from "../../platform/languages";
import type { PlaceholderValues } from "../../modules/content/placeholders";
import { carriers } from "../fulfilment/carriers";
import { companyOf, readSettings } from "../shop/settings";
import { daysInWords, readTariff } from "../shop/shop-facts";
import { recipientsList, type Services } from "./data-processors";

const unknownAmount = "–";

const hostOf = (url: string): string => new URL(url).hostname;

/**
 * Services in use, according to the settings and the installed payment providers.
 * @param providers ids of the providers
 */
export const servicesFrom = (settings: Env, providers: readonly string[]): Services => ({
  hosting: settings.HOSTING_PROVIDER ?? null,
  mailHost: settings.SMTP_URL ? hostOf(settings.SMTP_URL) : null,
  carriers: Object.values(carriers).map(({ name }) => name),
  bankTransfer: providers.some((id) => id.startsWith("pp_bank-transfer")),
  card: providers.includes(paymentProviders.card),
  paypal: providers.includes(paymentProviders.paypal),
  sandbox: settings.STRIPE_API_URL !== stripeUrl,
  vies: settings.VIES_URL !== undefined,
  indexNow: settings.INDEXNOW_KEY !== undefined,
  iconHosts: settings.ICON_SERVICES.map(hostOf),
});

/**
 * Placeholder values of this shop: the company from its settings, the shipping price from its option, services from
 * what is installed and enabled.
 */
export async function placeholderValues(
  container: MedusaContainer,
  language: Language,
): Promise<PlaceholderValues> {
  const payment = container.resolve(Modules.PAYMENT);
  const providers = await payment.listPaymentProviders({ is_enabled: true });
  const providerIds = providers.map(({ id }) => id);
  const environment = env();
  const [settings, tariff] = await Promise.all([readSettings(container), readTariff(container)]);
  const { postal_code: postalCode, vat_id: vatId, ...company } = companyOf(settings);
  const amount = (cents: number | undefined) =>
    cents === undefined ? unknownAmount : money(cents, language);
  return {
    company: { ...company, postalCode, vatId },
    shop: { url: environment.STOREFRONT_URL.replace(/\/$/, "") },
    payments: { stripe: providerIds.some((id) => id.startsWith("pp_stripe")) },
    shipping: {
      price: amount(tariff?.cents),
      freeFrom: amount(tariff?.free_from_cents),
      countries: list(
        countryCodes.map((code) => countryName(code, language)),
        language,
      ),
    },
    delivery: { days: daysInWords(settings.delivery_days) },
    cart: { days: String(environment.CART_DAYS) },
    privacy: { recipients: recipientsList(servicesFrom(environment, providerIds), language) },
  };
}
