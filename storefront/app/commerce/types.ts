/**
 * View types: what pages and components know of the shop. No Medusa field name goes beyond app/commerce.
 * Money is integer euro cents, tax included, as the shopper pays it; weights are grams; dates are ISO 8601 in UTC.
 */
import type { Occasion } from "@su-turrone/contract/lists";
import type { BillingCountryCode, CountryCode } from "@su-turrone/contract/country-rules";
import type { Cents } from "@su-turrone/contract/money";
import type { DaySpan } from "@su-turrone/contract/pauses";
import type { PaymentMethod } from "@su-turrone/contract/payment-methods";
import type { Slugs } from "@su-turrone/contract/slugs";
import type { Rating } from "./review-types";

export interface Picture {
  /** Path of the original below /static on commerce, e.g. "torrone-mandorle-01J….webp"; `pictureUrl` makes it an address. */
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

/** A category with the picture of one of its goods; null where it has none to show. */
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
  /** How many can be bought now, where these are few or fewer than asked for (shown-stock.ts); else null. */
  stock: number | null;
  soldOut: boolean;
}

export interface ProductCard {
  id: string;
  slugs: Slugs;
  name: string;
  subtitle: string;
  picture: Picture | null;
  /** Cheapest weight that can be bought, else the cheapest of all. */
  fromPrice: Cents;
  fromPricePerKg: Cents | null;
  /** Net weights in grams, ascending. */
  weights: number[];
  /** Weight its page opens with, where a list was asked for some weights; null for the page's own choice. */
  startWeight: number | null;
  /** No weight can be bought. */
  soldOut: boolean;
  categories: CategoryRef[];
  occasions: readonly Occasion[];
  /** Null where there are no reviews yet. */
  rating: Rating | null;
}

/** A place on a scale. */
export type ScaleStep = 1 | 2 | 3 | 4 | 5;

/** How a product tastes and keeps; null and "" where nobody has said so. */
export interface Taste {
  /** From 1, very soft, to 5, very firm. */
  texture: ScaleStep | null;
  /** From 1, hardly sweet, to 5, very sweet. */
  sweetness: ScaleStep | null;
  /** What it goes well with. */
  pairing: string;
  portionGrams: number | null;
  /** Months it keeps from the day it was made. */
  shelfMonths: number | null;
  /** Made up for the demonstration. */
  demo: boolean;
}

/** Another product that lies in a gift box; without slugs where it cannot be bought by itself now. */
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
  /** Before a code. */
  total: Cents;
  /** How many can be bought now, where these are few or fewer than asked for (shown-stock.ts); else null. */
  stock: number | null;
  /** False once the product or weight has been taken off sale. */
  onSale: boolean;
  /** Today's price of one pack where it is no longer `unitPrice`; null where it is. */
  priceNow: Cents | null;
  /** The last day (ISO date) on which it does not travel to the cart's country because of the heat; null where it does. */
  pausedUntil: string | null;
}

/** A line that was taken out of the cart, with what is needed to name it and to put it back. */
export type RemovedLine = Pick<CartLine, "id" | "variantId" | "name" | "grams" | "quantity">;

/** How long a parcel takes, as the owner has set it. */
export interface DeliverySchedule {
  /** Business days from the one it leaves on, the fewest and the most. */
  days: { from: number; to: number };
  /** What is ordered and paid before this hour in Tonara leaves on the same business day. */
  cutOffHour: number;
  /** Days on which nothing leaves. */
  closures: readonly DaySpan[];
}

export interface Totals {
  /** Goods at the prices shown on the lines, before a code. */
  goods: Cents;
  /** What a code takes off the goods; zero or positive. */
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

/** What a cart lacks for a code that is good in itself. */
export type UnmetRules =
  /** Goods worth this much more; null where it cannot be said in the cart's prices. */
  | { kind: "minimum"; amount: Cents | null }
  | { kind: "country"; countries: CountryCode[] }
  /** One of these products or categories; empty where the owner's rule names something else. */
  | { kind: "product"; names: string[] }
  /** The code counts per e-mail address, which is not known yet. */
  | { kind: "email" }
  | { kind: "other" };

/** A code the shopper wants that does not apply just now; it comes by itself once it does. */
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

/** Whom an invoice is for; each may be empty. */
export interface InvoiceRequest {
  company: string;
  vatId: string;
  /** Italian tax code. */
  codiceFiscale: string;
  /** Address in the Italian invoice exchange. */
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
  /** Goods worth this much before a code ship for nothing; null where that is not known just now. */
  freeShippingFrom: Cents | null;
  /** Country the shipping price is shown for. */
  country: CountryCode;
  codes: AppliedCode[];
  waiting: WaitingCode[];
  email: string;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  notes: string;
  /** It is a gift for somebody. */
  gift: boolean;
  /** Written on a card that goes with the parcel; may be empty. */
  giftMessage: string;
  /** What the shopper who asked for an invoice gave; null for everybody else. */
  invoice: InvoiceRequest | null;
  /** Provider of the open payment session. */
  payment: PaymentMethod | null;
  /** The card chosen, "visa 4242"; null with the other methods. */
  card: string | null;
}

/** Why a change to the cart was not made; each has a message in the three languages. */
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
  | "code_too_often"
  | "too_many_carts"
  | "cart_gone"
  | "unavailable";

export interface CartError {
  code: CartErrorCode;
  /** With `not_enough_stock`: how many there are, where it is a small number (`shownStock`). */
  available?: number;
  /** With `code_not_applicable`: the code as the owner wrote it, and what the cart lacks for it. */
  waiting?: WaitingCode;
}

/** What came along with a change without being asked for; the shopper is told. */
export type SideEffect =
  /** A code that applied waits now for what is missing. */
  | { kind: "code-waits"; waiting: WaitingCode }
  /** A code that waited applies again. */
  | { kind: "code-back"; code: string }
  /** A code is no good any more and has been taken out. */
  | { kind: "code-lost"; code: string }
  /** The line has today's price now. */
  | { kind: "price"; name: string; price: Cents }
  /** The cart of the cookie was gone; a new one has been begun. */
  | { kind: "fresh-cart" }
  /** The cart of the cookie has become an order in this browser; a new one has been begun. */
  | { kind: "ordered-before"; number: string };
