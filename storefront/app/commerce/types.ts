/**
 * View types: the data that pages and components work with. No Medusa field name is used outside app/commerce.
 * Money is integer euro cents, tax included, as the shopper pays it; weights are grams; dates are ISO 8601 in UTC.
 */
import type { Occasion } from "@su-turrone/contract/lists";
import type { BillingCountryCode, CountryCode } from "@su-turrone/contract/country-rules";
import type { Cents } from "@su-turrone/contract/money";
import type { DaySpan } from "@su-turrone/contract/pauses";
import type { PaymentMethod } from "@su-turrone/contract/payment-methods";
import type { Slugs } from "@su-turrone/contract/slugs";
import type { Rating } from "./reviews.server";

export interface Picture {
  /**
   * Path of the original below /static in commerce, e.g. "torrone-mandorle-01J….webp"; `mediaUrl` turns it into a
   * URL.
   */
  src: string;
  alt: string;
  width: number;
  height: number;
}

export interface CategoryRef {
  id: string;
  name: string;
  slugs: Slugs;
}

export interface Category extends CategoryRef {
  description: string;
}

/** A category with the picture of one of its products; null if none has one. */
export interface CategoryTile extends CategoryRef {
  picture: Picture | null;
}

/** One weight of a product. */
export interface Variant {
  id: string;
  sku: string;
  /** Net weight in grams. */
  grams: number;
  price: Cents;
  /** Price per kg in cents; null where the law exempts (mixed sets). */
  pricePerKg: Cents | null;
  /** Quantity available, if it is low or less than the cart asks for (`shownStock`); else null. */
  stock: number | null;
  soldOut: boolean;
}

export interface ProductCard {
  id: string;
  slugs: Slugs;
  name: string;
  subtitle: string;
  picture: Picture | null;
  /** Price of the cheapest weight that can be bought, else of the cheapest of all. */
  fromPrice: Cents;
  fromPricePerKg: Cents | null;
  /** Net weights in grams, ascending. */
  weights: number[];
  /** Weight the product page opens with if the list was filtered by weight; null for the page's default. */
  startWeight: number | null;
  /** No weight can be bought. */
  soldOut: boolean;
  categories: CategoryRef[];
  occasions: readonly Occasion[];
  /** null if there are no reviews yet. */
  rating: Rating | null;
}

export type ScaleStep = 1 | 2 | 3 | 4 | 5;

/** Taste and shelf life of a product; null or "" if unknown. */
export interface Taste {
  /** From 1, very soft, to 5, very firm. */
  texture: ScaleStep | null;
  /** From 1, hardly sweet, to 5, very sweet. */
  sweetness: ScaleStep | null;
  pairing: string;
  portionGrams: number | null;
  /** Shelf life in months from production. */
  shelfMonths: number | null;
  /** Demo data. */
  demo: boolean;
}

/** A product contained in a gift box; `slugs` is null if it cannot be bought separately at the moment. */
export interface BoxContent {
  id: string;
  name: string;
  pieces: number;
  slugs: Slugs | null;
}

export interface Product extends ProductCard {
  description: string;
  pictures: Picture[];
  /** Ascending by weight. */
  variants: Variant[];
  tags: { id: string; name: string }[];
  brand: string;
  origin: string;
}

export interface CartLine {
  id: string;
  productId: string;
  variantId: string;
  slugs: Slugs | null;
  name: string;
  grams: number;
  picture: Picture | null;
  quantity: number;
  unitPrice: Cents;
  pricePerKg: Cents | null;
  /** Before promotion codes. */
  total: Cents;
  /** Quantity available, if it is low or less than the cart asks for (`shownStock`); else null. */
  stock: number | null;
  /** False once the product or weight has been taken off sale. */
  onSale: boolean;
  /** Today's price of one pack if it differs from `unitPrice`, else null. */
  priceNow: Cents | null;
  /**
   * Last day (ISO date) on which the product cannot be shipped to the cart's country because of the heat; null if it
   * can.
   */
  pausedUntil: string | null;
}

/** A removed cart line, with what is needed to name and restore it. */
export type RemovedLine = Pick<CartLine, "id" | "variantId" | "name" | "grams" | "quantity">;

/** Delivery times as set by the owner. */
export interface DeliverySchedule {
  /** Minimum and maximum number of business days after the day of shipping. */
  days: { from: number; to: number };
  /** Orders paid before this hour in Tonara are shipped on the same business day. */
  cutOffHour: number;
  /** Periods without shipping. */
  closures: readonly DaySpan[];
}

export interface Totals {
  /** Goods at the prices of the lines, before promotion codes. */
  goods: Cents;
  /** Discount on the goods; zero or positive. */
  discount: Cents;
  shipping: Cents;
  /** VAT contained in the total. */
  tax: Cents;
  total: Cents;
}

export interface AppliedCode {
  code: string;
  /** 10 for 10 %, null when it is a fixed amount. */
  percent: number | null;
}

/** The condition of a valid code that a cart does not meet. */
export type UnmetRules =
  /** Missing value of goods; null if it cannot be expressed in the cart's prices. */
  | { kind: "minimum"; amount: Cents | null }
  | { kind: "country"; countries: CountryCode[] }
  /** One of these products or categories; empty if the owner's rule refers to something else. */
  | { kind: "product"; names: string[] }
  /** The code is limited per e-mail address, which is not known yet. */
  | { kind: "email" }
  | { kind: "other" };

/** A valid code that does not apply at the moment; it is applied automatically once it does. */
export interface WaitingCode {
  code: string;
  missing: UnmetRules;
}

export interface Address {
  fullName: string;
  /** Street and house number. */
  street: string;
  addition: string;
  postalCode: string;
  city: string;
  /** Two-letter province where the country needs one, else "". */
  province: string;
  country: BillingCountryCode;
  phone: string;
}

/** Invoice details; each may be empty. */
export interface InvoiceRequest {
  company: string;
  vatId: string;
  /** Italian tax code. */
  codiceFiscale: string;
  /** Recipient code for the Italian invoice exchange. */
  sdiCode: string;
  /** Certified e-mail address. */
  pec: string;
}

export interface Cart {
  id: string;
  lines: CartLine[];
  /** Number of packs, for the header. */
  count: number;
  totals: Totals;
  /** Value of goods before promotion codes from which shipping is free; null if unknown at the moment. */
  freeShippingFrom: Cents | null;
  /** Country the shipping price is shown for. */
  country: CountryCode;
  codes: AppliedCode[];
  waiting: WaitingCode[];
  email: string;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  notes: string;
  gift: boolean;
  /** Text of the card in the parcel; may be empty. */
  giftMessage: string;
  /** Invoice details if the shopper requested an invoice, else null. */
  invoice: InvoiceRequest | null;
  /** Payment method of the open payment session. */
  payment: PaymentMethod | null;
  /** The chosen card, "visa 4242"; null for other methods. */
  card: string | null;
  /** Identifies everything shown of the cart; sent back by the order button. */
  fingerprint: string;
}

/** Why a change to the cart was refused; each has a message in the three languages. */
export type CartErrorCode =
  | "sold_out"
  | "not_enough_stock"
  | "invalid_quantity"
  | "too_many_packs"
  | "unknown_variant"
  | "unknown_line"
  | "code_empty"
  | "code_invalid"
  | "code_not_applicable"
  | "code_too_fast"
  | "code_too_often"
  | "too_many_carts"
  | "cart_gone"
  | "crowded"
  | "unavailable";

export interface CartError {
  code: CartErrorCode;
  /** With `not_enough_stock`: available quantity, if it may be shown (`shownStock`). */
  available?: number;
  /** With `crowded`, if a script may ask again: the place in the queue, and the ticket that keeps it. */
  queue?: { place: number; ticket: string };
  /** With `code_not_applicable`: the code in the owner's spelling, and the unmet condition. */
  waiting?: WaitingCode;
}

/** A side effect of a change, which is reported to the shopper. */
export type SideEffect =
  /** An applied code no longer meets its condition and waits. */
  | { kind: "code-waits"; waiting: WaitingCode }
  /** A waiting code applies again. */
  | { kind: "code-back"; code: string }
  /** A code is no longer valid and was removed. */
  | { kind: "code-lost"; code: string }
  /** The line now has today's price. */
  | { kind: "price"; name: string; price: Cents }
  /** The cart of the cookie was gone; a new one was created. */
  | { kind: "fresh-cart" }
  /** The cart of the cookie became an order in this browser; a new one was created. */
  | { kind: "ordered-before"; number: string };
