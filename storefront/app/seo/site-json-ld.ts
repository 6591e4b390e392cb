import { brandName } from "@su-turrone/contract/brand";
import { countryCodes } from "@su-turrone/contract/country-rules";
import { type Cents, decimalEuros, toEuros } from "@su-turrone/contract/money";
import { type OpenDays, schemaHours } from "@su-turrone/contract/opening-hours";
import { type Company, shippingCents, type ShippingPrice } from "@su-turrone/contract/shop-facts";
import type {
  BlogPosting,
  BreadcrumbList,
  MerchantReturnPolicy,
  OfferShippingDetails,
  OnlineStore,
  Store,
  WithContext,
} from "schema-dts";
import type { FullContentEntry } from "~/commerce/content.server";
import type { DeliverySchedule } from "~/commerce/types";
import { mapLink, workshop } from "~/content/Workshop";
import { type Language, languages } from "~/i18n/languages";
import { href } from "~/i18n/paths";
import { mediaUrl } from "~/platform/media";

/**
 * Return period promised on the pages (spec §9). Shipping cost and delivery times are not defined here: the owner sets
 * them, and commerce provides them (commerce/shop-facts.server.ts).
 */
const shippingFacts = {
  returnDays: 30,
} as const;

/** ISO 3166-1 alpha-2 codes in upper case. */
export const countries = countryCodes.map((code) => code.toUpperCase());

/** Shipping price and time for goods of this value; without the time if it is unknown. */
export const shippingDetails = (goods: Cents, tariff: ShippingPrice, delivery: DeliverySchedule | null) =>
  ({
    "@type": "OfferShippingDetails",
    shippingRate: {
      "@type": "MonetaryAmount",
      value: decimalEuros(shippingCents(goods, tariff)),
      currency: "EUR",
    },
    // one region per country: search engines do not accept a list of countries in one region
    shippingDestination: countries.map((country) => ({
      "@type": "DefinedRegion" as const,
      addressCountry: country,
    })),
    ...(delivery && {
      deliveryTime: {
        "@type": "ShippingDeliveryTime" as const,
        transitTime: {
          "@type": "QuantitativeValue" as const,
          minValue: delivery.business_days.from,
          maxValue: delivery.business_days.to,
          unitCode: "DAY",
        },
      },
    }),
  }) satisfies OfferShippingDetails;

/** Free returns within 30 days (spec §9). */
export const returnPolicy = {
  "@type": "MerchantReturnPolicy",
  applicableCountry: countries,
  returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
  merchantReturnDays: shippingFacts.returnDays,
  returnMethod: "https://schema.org/ReturnByMail",
  returnFees: "https://schema.org/FreeReturn",
} as const satisfies MerchantReturnPolicy;

/** schema.org BlogPosting of a post. `publicUrl` is the shop's URL, `publisher` the company's name. */
export const articleJsonLd = (
  post: FullContentEntry,
  language: Language,
  publicUrl: string,
  publisher: string,
) =>
  ({
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.teaser,
    datePublished: post.published_at,
    dateModified: post.updated_at,
    inLanguage: post.language,
    ...(post.picture ? { image: new URL(mediaUrl(post.picture.src, 1280, "webp"), publicUrl).href } : {}),
    url: new URL(href("post", language, { slug: post.slugs[language] }), publicUrl).href,
    author: { "@type": "Organization", name: publisher },
    publisher: { "@type": "Organization", name: publisher },
  }) satisfies WithContext<BlogPosting>;

/** One level of a breadcrumb trail, outermost first. */
export interface Crumb {
  name: string;
  /** Path relative to the shop's URL. */
  path: string;
}

export const breadcrumbJsonLd = (crumbs: readonly Crumb[], publicUrl: string) =>
  ({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name,
      item: new URL(path, publicUrl).href,
    })),
  }) satisfies WithContext<BreadcrumbList>;

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
