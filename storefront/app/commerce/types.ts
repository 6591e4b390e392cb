/**
 * View types: what pages and components know of the shop. No Medusa field name goes beyond app/commerce.
 * Money is integer euro cents, tax included, as the shopper pays it; weights are grams; dates are ISO 8601 in UTC.
 */
import type { Language } from "~/i18n/languages";

/** Integer euro cents. */
export type Cents = number;

/** A slug per language; each language is filled (commerce applies the fallback). */
export type Slugs = Readonly<Record<Language, string>>;

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

/** One weight of a product. */
export interface Variant {
  id: string;
  sku: string;
  /** Net weight in grams. */
  grams: number;
  price: Cents;
  /** Price per kg in cents; null where the law exempts (mixed sets). */
  pricePerKg: Cents | null;
  /** How many can be bought now; null when stock is not counted. */
  stock: number | null;
  soldOut: boolean;
}

export interface ProductCard {
  id: string;
  slugs: Slugs;
  /** An Italian product name; set `lang="it"` where `nameLanguage` differs from the page's. */
  name: string;
  subtitle: string;
  picture: Picture | null;
  /** Cheapest weight that can be bought, else the cheapest of all. */
  fromPrice: Cents;
  fromPricePerKg: Cents | null;
  /** Net weights in grams, ascending. */
  weights: number[];
  /** No weight can be bought. */
  soldOut: boolean;
  categories: CategoryRef[];
}

export interface Product extends ProductCard {
  description: string;
  pictures: Picture[];
  /** Ascending by weight. */
  variants: Variant[];
  tags: string[];
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
  /** How many can be bought now; null when stock is not counted. */
  stock: number | null;
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

export interface Address {
  fullName: string;
  /** Street and house number. */
  street: string;
  addition: string;
  postalCode: string;
  city: string;
  /** Two-letter province where the country needs one, else "". */
  province: string;
  country: CountryCode;
  phone: string;
}

export type CountryCode = "it" | "fr" | "de" | "es" | "gb";

export interface Cart {
  id: string;
  lines: CartLine[];
  /** Number of packs, for the header. */
  count: number;
  totals: Totals;
  /** Country the shipping price is shown for. */
  country: CountryCode;
  codes: AppliedCode[];
  email: string;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  notes: string;
  /** Provider of the open payment session. */
  payment: PaymentMethod | null;
}

export type PaymentMethod = "card" | "paypal" | "bank_transfer";

/** Status of an order as the shopper sees it (spec §4). */
export type OrderStatus = "pending" | "processing" | "shipped" | "delivered" | "cancelled" | "refunded";

export interface BankTransferDetails {
  holder: string;
  iban: string;
  bic: string;
  reference: string;
  amount: Cents;
  /** ISO date until which the money is waited for. */
  dueDate: string;
}

export interface Order {
  id: string;
  /** The number the shopper quotes. */
  number: number;
  placedAt: string;
  status: OrderStatus;
  email: string;
  payment: PaymentMethod | null;
  lines: CartLine[];
  totals: Totals;
  codes: AppliedCode[];
  shippingAddress: Address;
  billingAddress: Address;
  notes: string;
  bankTransfer: BankTransferDetails | null;
}
