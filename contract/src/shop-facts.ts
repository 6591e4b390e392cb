import type { GiftSeason } from "./gift-season";
import type { Cents } from "./money";
import type { OpenDays } from "./opening-hours";
import type { Pause } from "./pauses";
import type { PaymentMethod } from "./payment-methods";

/** Who sells. */
export interface Company {
  name: string;
  street: string;
  postal_code: string;
  city: string;
  /** Partita IVA, with its country. */
  vat_id: string;
  /** Number in the register of companies (REA). */
  rea: string;
  email: string;
  /** Certified e-mail address. */
  pec: string;
  phone: string;
}

/** How long a parcel takes. */
export interface DeliveryTerms {
  /** From the day it leaves, the fewest and the most. */
  business_days: { from: number; to: number };
  /** What is ordered and paid before this hour in Rome leaves on the same business day. */
  cut_off_hour: number;
}

/** What shipping costs, tax included. */
export interface ShippingPrice {
  cents: Cents;
  /** Goods worth so much are sent free. */
  free_from_cents: Cents;
}

/**
 * What shipping costs for goods worth `goods`, tax included and before a code (spec §6).
 * @returns integer cents
 */
export const shippingCents = (goods: Cents, tariff: ShippingPrice): Cents =>
  goods >= tariff.free_from_cents ? 0 : tariff.cents;

/** What the shop says of itself before there is a cart: answer of `GET /store/shop`, as `{shop}`. */
export interface ShopFacts {
  company: Company;
  /** Empty: by appointment. */
  opening_hours: OpenDays[];
  /** Null as long as the shop has no shipping option. */
  shipping: ShippingPrice | null;
  delivery: DeliveryTerms;
  /** Days on which nothing is shipped or some goods do not travel, those that are over included. */
  pauses: readonly Pause[];
  /**
   * When a category comes first; it may be one that is hidden or gone since. A commerce that is older than the storefront, while
   * both are replaced one after the other, does not say.
   */
  gift_season?: GiftSeason;
  /** Where the shop delivers: ISO 3166-1 alpha-2, lower case. */
  countries: readonly string[];
  /** Ways to pay that are switched on, in the order they are offered. */
  payment_methods: readonly PaymentMethod[];
  /** Days a bank transfer is waited for. */
  transfer_days: number;
}

/** Answer of `GET /store/shop`. */
export interface ShopAnswer {
  shop: ShopFacts;
}
