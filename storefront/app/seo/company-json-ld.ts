import { brandName } from "@su-turrone/contract/brand";
import { toEuros } from "@su-turrone/contract/money";
import type { OnlineStore, Store, WithContext } from "schema-dts";
import { schemaHours, type OpenDays } from "@su-turrone/contract/opening-hours";
import type { Company, ShippingPrice } from "@su-turrone/contract/shop-facts";
import { mapLink, workshop } from "~/content/sardinia";
import { href } from "~/i18n/paths";
import { languages, type Language } from "~/i18n/languages";
import { mediaUrl } from "~/platform/media";
import { returnPolicy, shippingDetails } from "./shop-facts-json-ld";

const address = (company: Company) =>
  ({
    "@type": "PostalAddress",
    streetAddress: company.street,
    postalCode: company.postal_code,
    addressLocality: company.city,
    addressCountry: "IT",
  }) as const;

const commonProperties = (company: Company, publicUrl: string) => ({
  name: brandName,
  legalName: company.name,
  url: new URL("/", publicUrl).href,
  logo: new URL("/favicon.svg", publicUrl).href,
  address: address(company),
  email: company.email,
  telephone: company.phone,
  vatID: company.vat_id,
  // a family business since 1885 (spec §1)
  foundingDate: "1885",
});

/** Shipping cost below the free-shipping threshold and from it on. */
const shippingService = (tariff: ShippingPrice) =>
  ({
    "@type": "ShippingService",
    shippingConditions: [...new Set([0, tariff.free_from_cents])].map((goods) => {
      const { shippingRate, shippingDestination } = shippingDetails(goods, tariff, null);
      const bounds =
        goods === tariff.free_from_cents
          ? { minValue: toEuros(goods) }
          : { minValue: 0, maxValue: toEuros(tariff.free_from_cents - 1) };
      return {
        "@type": "ShippingConditions" as const,
        shippingRate,
        shippingDestination,
        orderValue: { "@type": "MonetaryAmount" as const, currency: "EUR", ...bounds },
      };
    }),
  }) as const;

/** schema.org data of the shop itself, for the home page; without shipping data if its price is unknown. */
export const onlineStoreJsonLd = (company: Company, publicUrl: string, tariff: ShippingPrice | null) =>
  ({
    "@context": "https://schema.org",
    "@type": "OnlineStore",
    "@id": new URL("/#shop", publicUrl).href,
    ...commonProperties(company, publicUrl),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      email: company.email,
      telephone: company.phone,
      availableLanguage: [...languages],
    },
    hasMerchantReturnPolicy: returnPolicy,
    ...(tariff ? { hasShippingService: shippingService(tariff) } : {}),
  }) satisfies WithContext<OnlineStore>;

/** schema.org data of the workshop as a shop to visit, for the contact page. */
export const localBusinessJsonLd = (
  company: Company,
  language: Language,
  publicUrl: string,
  opening: readonly OpenDays[],
) =>
  ({
    "@context": "https://schema.org",
    "@type": "Store",
    "@id": new URL("/#workshop", publicUrl).href,
    ...commonProperties(company, publicUrl),
    url: new URL(href("contact", language), publicUrl).href,
    image: new URL(mediaUrl("site/landscape-barbagia", 1280, "webp"), publicUrl).href,
    parentOrganization: { "@id": new URL("/#shop", publicUrl).href },
    currenciesAccepted: "EUR",
    geo: { "@type": "GeoCoordinates", ...workshop },
    hasMap: mapLink,
    ...(opening.length > 0 ? { openingHours: opening.map(schemaHours) } : {}),
  }) satisfies WithContext<Store>;
