import { countryCodes } from "@su-turrone/contract/country-rules";
import { type Cents, decimalEuros } from "@su-turrone/contract/money";
import { shippingCents, type ShippingPrice } from "@su-turrone/contract/shop-facts";
import type { MerchantReturnPolicy, OfferShippingDetails } from "schema-dts";
import type { DeliverySchedule } from "~/commerce/types";

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
