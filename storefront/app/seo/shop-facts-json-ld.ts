import type { MerchantReturnPolicy, OfferShippingDetails } from "schema-dts";
import type { Cents } from "@su-turrone/contract/money";
import { countryCodes } from "@su-turrone/contract/country-rules";
import type { DeliveryTerms, ShippingTariff } from "~/commerce/types";
import { shippingFacts } from "~/content/shop-facts";

/** Cents as schema.org and the feeds write amounts: "6.90". */
export const decimal = (cents: Cents): string => (cents / 100).toFixed(2);

/** ISO 3166-1 alpha-2 in upper case. */
export const countries = countryCodes.map((code) => code.toUpperCase());

/** What delivery of goods worth this much costs, tax included. */
export const shippingFor = (goods: Cents, { price, freeFrom }: ShippingTariff): Cents =>
  goods >= freeFrom ? 0 : price;

/** How and at what price goods worth this much are delivered; without the days where they are not known. */
export const shippingDetails = (goods: Cents, tariff: ShippingTariff, delivery: DeliveryTerms | null) =>
  ({
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: decimal(shippingFor(goods, tariff)), currency: "EUR" },
    // one region a country: search engines take no list of countries in one
    shippingDestination: countries.map((country) => ({
      "@type": "DefinedRegion" as const,
      addressCountry: country,
    })),
    ...(delivery && {
      deliveryTime: {
        "@type": "ShippingDeliveryTime" as const,
        transitTime: {
          "@type": "QuantitativeValue" as const,
          minValue: delivery.days.from,
          maxValue: delivery.days.to,
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
