import { countryCodes, type PaymentMethod } from "~/commerce/types";
import { alternatives, countryName, list, money } from "~/i18n/format";
import { fixedT } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { href } from "~/i18n/paths";
import { accessibility } from "./legal/accessibility.server";
import { imprint } from "./legal/imprint.server";
import type { Company, LegalData, LegalSource, LegalText } from "./legal/legal";
import { privacy } from "./legal/privacy.server";
import { terms } from "./legal/terms.server";
import { withdrawal } from "./legal/withdrawal.server";
import { legalHref, type LegalPage } from "./page-slugs";
import { shippingFacts } from "./shop-facts";

const sources: Readonly<Record<LegalPage, LegalSource>> = {
  imprint,
  terms,
  withdrawal,
  privacy,
  accessibility,
};

/** ISO date of the last change to any of the texts. */
export const legalTextsDate = "2026-11-20";

/** A legal page in a language, filled with who sells and what can be paid with. */
export function legalText(
  page: LegalPage,
  language: Language,
  company: Company,
  payments: readonly PaymentMethod[],
): LegalText {
  const t = fixedT(language, "common");
  const data: LegalData = {
    company,
    address: `${company.street}, ${company.postalCode} ${company.city}`,
    shipping: money(shippingFacts.price, language),
    freeFrom: money(shippingFacts.freeFrom, language),
    countries: list(
      countryCodes.map((code) => countryName(code, language)),
      language,
    ),
    payments: alternatives(
      payments.map((method) => t(`payment.${method}`)),
      language,
    ),
    links: {
      shipping: href("shipping", language),
      contact: href("contact", language),
      terms: legalHref("terms", language),
      privacy: legalHref("privacy", language),
      withdrawal: legalHref("withdrawal", language),
    },
  };
  return sources[page][language](data);
}
