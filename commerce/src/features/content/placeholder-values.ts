import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { countryCodes } from "@su-turrone/contract/country-rules";
import { stripeUrl } from "@su-turrone/contract/environment";
import { paymentProviders } from "@su-turrone/contract/payment-methods";
import { env, type Env } from "../../platform/env";
import { countryName, list, money } from "@su-turrone/contract/formats";
import type { Language } from "../../platform/languages";
import { type PlaceholderValues, escapeMarkdown } from "../../modules/content/placeholders";
import { carriers } from "../fulfilment/carriers";
import { companyOf, readSettings } from "../shop/settings";
import { daysInWords, readTariff } from "../shop/shop-facts";
import { fill, textsOf, type Texts } from "../../texts";

/** Settings and payment methods that determine who receives visitors' data. */
export interface Services {
  /** Name of the hosting provider; null when the shop hosts itself. */
  hosting: string | null;
  /** SMTP host used for mails; null when they are written to files. */
  mailHost: string | null;
  carriers: readonly string[];
  bankTransfer: boolean;
  card: boolean;
  paypal: boolean;
  /** Whether payments go to the local sandbox instead of Stripe. */
  sandbox: boolean;
  /** Whether VIES is asked about VAT numbers. */
  vies: boolean;
  /** Whether search engines are notified of changes. */
  indexNow: boolean;
  /** Host names of public icon services the shop requests icons from. */
  iconHosts: readonly string[];
}

/** "a, b oder c". */
const joinNames = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: "disjunction" }).format(names.map(escapeMarkdown));

/** Possible recipients of data in the order of the privacy page (GDPR art. 13(1)(e), (f)), and whether each is one. */
const recipientsOf = (services: Services): Record<keyof Texts["documents"]["recipients"], boolean> => {
  const stripe = services.card || services.paypal;
  return {
    ownHosting: services.hosting === null,
    hosting: services.hosting !== null,
    mail: services.mailHost !== null,
    delivery: true,
    bank: services.bankTransfer,
    stripe: stripe && !services.sandbox,
    paypal: services.paypal && !services.sandbox,
    sandbox: stripe && services.sandbox,
    vies: services.vies,
    searchEngines: services.indexNow,
    icons: services.iconHosts.length > 0,
    authorities: true,
  };
};

/** Markdown list of the recipients of data, and services the shop connects to, that are in use. */
export function recipientsList(services: Services, language: Language): string {
  const { recipients } = textsOf("documents", language);
  const values = {
    provider: escapeMarkdown(services.hosting),
    host: escapeMarkdown(services.mailHost),
    carriers: joinNames(services.carriers, language),
    hosts: joinNames(services.iconHosts, language),
  };
  const used = recipientsOf(services);
  return (Object.keys(used) as (keyof typeof used)[])
    .filter((name) => used[name])
    .map((name) => `- **${recipients[name].name}:** ${fill(recipients[name].text, values)}`)
    .join("\n");
}

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
