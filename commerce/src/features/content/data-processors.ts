import type { Language } from "../../platform/languages";
import { escapeMarkdown } from "../../modules/content/placeholders";
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
