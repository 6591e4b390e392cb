import type { OnlineStore, Store, WithContext } from "schema-dts";
import { schemaHours, type OpenDays } from "~/platform/opening-hours";
import { mapLink, workshop } from "~/content/sardinia";
import { href } from "~/i18n/paths";
import type { Language } from "~/i18n/languages";
import { mediaUrl } from "~/platform/media";
import { returnPolicy, shippingDetails } from "./shop-facts-json-ld";

/** Who stands behind the shop (platform/env.server.ts). */
export interface CompanyData {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  vatId: string;
  email: string;
  phone: string;
}

const address = (company: CompanyData) =>
  ({
    "@type": "PostalAddress",
    streetAddress: company.street,
    postalCode: company.postalCode,
    addressLocality: company.city,
    addressCountry: "IT",
  }) as const;

const common = (company: CompanyData, publicUrl: string) => ({
  name: "Su Turrone",
  legalName: company.name,
  url: new URL("/", publicUrl).href,
  logo: new URL("/favicon.svg", publicUrl).href,
  address: address(company),
  email: company.email,
  telephone: company.phone,
  vatID: company.vatId,
  // a family business since 1885 (spec §1)
  foundingDate: "1885",
});

/** schema.org data of the shop itself, for the home page. */
export const onlineStoreJsonLd = (company: CompanyData, publicUrl: string) =>
  ({
    "@context": "https://schema.org",
    "@type": "OnlineStore",
    "@id": new URL("/#shop", publicUrl).href,
    ...common(company, publicUrl),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      email: company.email,
      telephone: company.phone,
      availableLanguage: ["de", "it", "en"],
    },
    hasMerchantReturnPolicy: returnPolicy,
    hasShippingService: {
      "@type": "ShippingService",
      shippingConditions: [0, 5000].map((goods) => {
        const { shippingRate, shippingDestination } = shippingDetails(goods);
        return {
          "@type": "ShippingConditions" as const,
          shippingRate,
          shippingDestination,
          orderValue: {
            "@type": "MonetaryAmount" as const,
            currency: "EUR",
            ...(goods === 0 ? { minValue: 0, maxValue: 49.99 } : { minValue: 50 }),
          },
        };
      }),
    },
  }) satisfies WithContext<OnlineStore>;

/** schema.org data of the workshop one can visit, for the contact page. */
export const localBusinessJsonLd = (
  company: CompanyData,
  language: Language,
  publicUrl: string,
  opening: readonly OpenDays[],
) =>
  ({
    "@context": "https://schema.org",
    "@type": "Store",
    "@id": new URL("/#workshop", publicUrl).href,
    ...common(company, publicUrl),
    url: new URL(href("contact", language), publicUrl).href,
    image: new URL(mediaUrl("site/landscape-barbagia", 1280, "webp"), publicUrl).href,
    parentOrganization: { "@id": new URL("/#shop", publicUrl).href },
    currenciesAccepted: "EUR",
    geo: { "@type": "GeoCoordinates", ...workshop },
    hasMap: mapLink,
    ...(opening.length > 0 ? { openingHours: opening.map(schemaHours) } : {}),
  }) satisfies WithContext<Store>;
