/**
 * View types: the data that pages and components work with. What commerce answers in the shape pages need keeps the
 * names of the contract; what is computed from it is added here.
 * Money is integer euro cents, tax included, as the shopper pays it; weights are grams; dates are ISO 8601 in UTC.
 */
import type { CartEffect, CartView, CartViewLine } from "@su-turrone/contract/cart-view";
import type { Band } from "@su-turrone/contract/bands";
import type { CatalogueFacets, SearchedDiet } from "@su-turrone/contract/catalogue";
import {
  type ChoiceValues,
  noChoices,
  type Occasion,
  type PageSize,
  pageSizes,
  type Sort,
  sorts,
} from "@su-turrone/contract/lists";
import type { Address } from "@su-turrone/contract/addresses";
import type { CountryCode } from "@su-turrone/contract/country-rules";
import type { Cents } from "@su-turrone/contract/money";
import type { DaySpan } from "@su-turrone/contract/pauses";
import type { PaymentMethod } from "@su-turrone/contract/payment-methods";
import type { DeliveryTerms } from "@su-turrone/contract/shop-facts";
import type { Slugs } from "@su-turrone/contract/slugs";
import type { PictureSource } from "~/platform/media";
import type { Rating } from "./reviews.server";

export type { PictureSource as Picture };

export interface CategoryRef {
  id: string;
  name: string;
  slugs: Slugs;
}

export interface Category extends CategoryRef {
  description: string;
}

export interface Variant {
  id: string;
  sku: string;
  /** Net weight in grams. */
  grams: number;
  price: Cents;
  /** Lowest price of the thirty days before a running reduction; null without one. */
  was: Cents | null;
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
  picture: PictureSource | null;
  /** `src` of its last picture, of the package; null if it has only one. */
  packed: string | null;
  /** Price of the cheapest weight that can be bought, else of the cheapest of all. */
  fromPrice: Cents;
  /** Lowest price of that weight before a running reduction; null without one. */
  fromWas: Cents | null;
  fromVariant: string;
  fromPricePerKg: Cents | null;
  /** Net weights in grams, ascending. */
  weights: number[];
  /** Weight the product page opens with if the list was filtered by weight; null for the page's default. */
  startWeight: number | null;
  soldOut: boolean;
  categories: CategoryRef[];
  occasions: readonly Occasion[];
  /** The bands around it, or around what lies in a box; may be empty. */
  bands: readonly Band[];
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
  demo: boolean;
}

export interface Product extends ProductCard {
  description: string;
  pictures: PictureSource[];
  /** Ascending by weight. */
  variants: Variant[];
  tags: { id: string; name: string }[];
  brand: string;
  origin: string;
}

export interface CartLine extends Omit<CartViewLine, "picture" | "current_cents" | "unit_price_exempt"> {
  picture: PictureSource | null;
  pricePerKg: Cents | null;
  /** Before promotion codes. */
  total: Cents;
  /** Quantity available, if it is low or less than the cart asks for (`shownStock`); else null. */
  stock: number | null;
  /** Today's price of one pack if it differs from `unit_cents`, else null. */
  priceNow: Cents | null;
}

export interface DeliverySchedule extends DeliveryTerms {
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

export type AppliedCode = CartView["codes"][number];

type ShownOtherwise = "lines" | "totals" | "email" | "shipping_address" | "billing_address" | "payment";

export interface Cart extends Omit<CartView, ShownOtherwise> {
  lines: CartLine[];
  /** Number of packs, for the header. */
  count: number;
  totals: Totals;
  /** Country the shipping price is shown for. */
  country: CountryCode;
  email: string;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  payment: PaymentMethod | null;
  /** The chosen card, "visa 4242"; null for other methods. */
  card: string | null;
}

/** A side effect of a change, which is reported to the shopper. */
export type SideEffect =
  | CartEffect
  /** The code of a link was not checked, because too many wrong ones came from the visitor's address. */
  | { kind: "code_unchecked"; code: string }
  /** The cart of the cookie was gone; a new one was created. */
  | { kind: "fresh_cart" }
  /** The cart of the cookie became an order in this browser; a new one was created. */
  | { kind: "ordered_before"; number: string }
  /** Goods of an order that cannot be bought again now. */
  | { kind: "reorder_gone"; lines: readonly CartLine[] }
  /** Goods of an order of which fewer packs are in the cart than were ordered. */
  | { kind: "reorder_fewer"; line: CartLine; packs: number };

/** State of a list, entirely contained in the URL, with the same parameter names in each language. */
export interface ListQuery {
  /** Normalised search terms; "" for a list without a search. */
  words: string;
  /** Slugs as in the URL, of any language. */
  categories: readonly string[];
  min: Cents | null;
  max: Cents | null;
  /** Grams. */
  weights: readonly number[];
  available: boolean;
  /** Product properties: kind of nut, texture, free from, occasion. */
  choices: ChoiceValues;
  sort: Sort;
  /** From 1. */
  page: number;
  size: PageSize;
}

/** The whole list in its default order, first page. */
export const defaultListQuery: ListQuery = {
  words: "",
  categories: [],
  min: null,
  max: null,
  weights: [],
  available: false,
  choices: noChoices,
  sort: sorts[0],
  page: 1,
  size: pageSizes[0],
};

export interface ListPage {
  products: ProductCard[];
  /** Number of products on all pages. */
  count: number;
  /** The returned page: the last one if a later one was requested. */
  page: number;
  /** At least 1. */
  pages: number;
  facets: CatalogueFacets;
  diet: SearchedDiet;
}
