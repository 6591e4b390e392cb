import type { Cents } from "./money";
import type { OpenDays } from "./opening-hours";
import type { Pause } from "./pauses";
import type { PaymentMethod } from "./payment-methods";

export interface Company {
  name: string;
  street: string;
  postal_code: string;
  city: string;
  /** Partita IVA, with country prefix. */
  vat_id: string;
  /** Number in the register of companies (REA). */
  rea: string;
  email: string;
  /** Certified e-mail address. */
  pec: string;
  phone: string;
}

export interface DeliveryTerms {
  /** From the day of shipping, minimum and maximum. */
  business_days: { from: number; to: number };
  /** Orders paid before this hour in Rome are shipped on the same business day. */
  cut_off_hour: number;
}

/** Shipping price, tax included. */
export interface ShippingPrice {
  cents: Cents;
  /** Free shipping threshold. */
  free_from_cents: Cents;
}

/**
 * Shipping price for goods worth `goods`, tax included and before codes (spec §6).
 * @returns integer cents
 */
export const shippingCents = (goods: Cents, tariff: ShippingPrice): Cents =>
  goods >= tariff.free_from_cents ? 0 : tariff.cents;

/** Shop data independent of a cart: response of `GET /store/shop`, as `{shop}`. */
export interface ShopFacts {
  company: Company;
  /** Empty: by appointment. */
  opening_hours: OpenDays[];
  /** Null if the shop has no shipping option. */
  shipping: ShippingPrice | null;
  delivery: DeliveryTerms;
  /** Days on which nothing or not everything is shipped, including past ones. */
  pauses: readonly Pause[];
  /**
   * When a category is listed first; the category may be hidden or deleted by now. Undefined during a rolling update if
   * commerce is older than the storefront.
   */
  gift_season?: GiftSeason;
  /** Where the shop delivers: ISO 3166-1 alpha-2, lower case. */
  countries: readonly string[];
  /** Enabled payment methods, in the order they are offered. */
  payment_methods: readonly PaymentMethod[];
  /** Payment term of a bank transfer, in days. */
  transfer_days: number;
}

/** Response of `GET /store/shop`. */
export interface ShopAnswer {
  shop: ShopFacts;
}

/** Days of each year on which a category is listed first in the shop, in the workshop's time zone (Rome). */
export interface GiftSeason {
  /** The category listed first; null if there is no season. */
  category_id: string | null;
  /** First day of the season, as month and day: "11-01". */
  first: string;
  /** Last day, inclusive; if it is before the first, the season extends over New Year. */
  last: string;
}

/**
 * The category listed first on a day; null outside the season. In years without 29 February, a season starting on that
 * day starts on 1 March, and one ending on it ends on 28 February.
 * @param day ISO 8601 date, in Rome
 */
export function categoryInSeason({ category_id, first, last }: GiftSeason, day: string): string | null {
  const today = day.slice("2027-".length);
  const within = first <= last ? first <= today && today <= last : first <= today || today <= last;
  return within ? category_id : null;
}
