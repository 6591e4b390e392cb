import type { Band } from "./bands";
import type { BuyerRequests } from "./buyer-requests";
import type { PerLanguage } from "./languages";
import type { Cents } from "./money";
import type { TransferLimit } from "./payment-methods";
import type { RefusalCode } from "./refusals";

export interface CartViewPicture {
  url: string;
  /** Alt text in the language of the page; "" if there is none. */
  alt: string;
  /** Pixels; null if unknown. */
  width: number | null;
  height: number | null;
}

/** A cart line with the current product data, price and stock. */
export interface CartViewLine {
  id: string;
  product_id: string;
  variant_id: string;
  /** Product name in the language of the page; the name at the time of adding if the product is no longer on sale. */
  name: string;
  /** Slugs of the product page; null if it no longer has any. */
  slugs: PerLanguage | null;
  /** Net weight of one pack; 0 if no longer known. */
  grams: number;
  picture: CartViewPicture | null;
  /** Null for a box of several bands, and where the owner has chosen none. */
  band: Band | null;
  quantity: number;
  /** Price of one pack in the cart, tax included, before codes. */
  unit_cents: Cents;
  /** Current price of one pack; null if it no longer has one. */
  current_cents: Cents | null;
  /** Lowest price of one pack in the thirty days before a running reduction, if it has that price; else null. */
  was_cents: Cents | null;
  /** Whether the price per kg is omitted, as for a set of different goods (Directive 98/6/EC, art. 5). */
  unit_price_exempt: boolean;
  /** Packs available now; null if stock is not tracked. */
  stock: number | null;
  /** False if the product or this weight has been taken off sale. */
  on_sale: boolean;
  /**
   * Last day (ISO date) on which these goods are not shipped to the cart's country because of heat; null if they are
   * shipped.
   */
  paused_until: string | null;
}

/** The fields of a Medusa address that the shop uses. */
const addressFields = [
  "first_name",
  "last_name",
  "address_1",
  "address_2",
  "postal_code",
  "city",
  "province",
  "country_code",
  "phone",
] as const;

type AddressField = (typeof addressFields)[number];

/** Each field may be missing. */
export type CartViewAddress = Readonly<Record<AddressField, string | null>>;

/** The same for every field of an address, such as a schema. */
export const addressParts = <Part>(part: Part) =>
  Object.fromEntries(addressFields.map((field) => [field, part])) as Record<AddressField, Part>;

/** Condition of a valid code that the cart does not meet. Products and categories by name, in the cart's language. */
export type CodeCondition =
  /**
   * Goods worth this much more; null if the rule is based on net amounts and cannot be expressed in the cart's prices.
   */
  | { kind: "minimum"; cents: Cents | null }
  /** Only for goods that go to one of these countries (ISO 3166-1 alpha-2, lower case). */
  | { kind: "country"; countries: string[] }
  /** Only with one of these products or categories; empty if the rule refers to something else. */
  | { kind: "product"; names: string[] }
  /** Only after the e-mail address has been entered. */
  | { kind: "email" }
  | { kind: "other" };

export interface CodeStatus {
  code: string;
  state: "applied" | "not_applicable" | "invalid";
  /** With `not_applicable`: the condition that is not met. */
  missing: CodeCondition | null;
}

/** The parts of a cart that the confirm page shows beside the total, in the order in which a change of them is told. */
export const cartParts = [
  "goods",
  "delivery_address",
  "billing_address",
  "contact",
  "gift",
  "notes",
  "invoice",
  "shipping",
  "code",
  "vat",
  "method",
] as const;

export type CartPart = (typeof cartParts)[number];

/** A cart with all the data a storefront shows. Amounts are integer euro cents, tax included. */
export interface CartView {
  id: string;
  /** In the order they were added. */
  lines: CartViewLine[];
  totals: {
    /** Goods before codes. */
    goods_cents: Cents;
    shipping_cents: Cents;
    /** VAT contained in the total. */
    tax_cents: Cents;
    total_cents: Cents;
  };
  /** Free shipping threshold: value of the goods before codes; null if the shop has no shipping option. */
  free_shipping_from_cents: Cents | null;
  /** Codes that apply; `percent` is null for a fixed amount. */
  codes: { code: string; percent: number | null }[];
  /** Codes that do not apply at the moment: `not_applicable` or no longer valid. */
  waiting: CodeStatus[];
  email: string | null;
  shipping_address: CartViewAddress | null;
  billing_address: CartViewAddress | null;
  requests: BuyerRequests;
  /** The open payment session of the chosen method; null if there is none. */
  payment: { provider_id: string; card: string | null } | null;
  /** Opaque digests of the `cartParts`, which the order button sends back: only what was shown is ordered. */
  fingerprint: string;
}

/**
 * The order created from a cart; `mine` if its button was pressed in the current browser, the only one that may open
 * it.
 */
export interface OrderOfCart {
  id: string;
  number: number;
  mine: boolean;
}

/**
 * Response of GET /store/carts/:id/view: the cart, or the order created from it. `transfer_limit` with
 * `?transfer_limit=true`, null if it may be paid by bank transfer; `under_way`: the order is being created, and its
 * outcome is not known yet.
 */
export type CartViewAnswer =
  | { cart: CartView; order: null; transfer_limit?: TransferLimit | null }
  | { cart: null; order: OrderOfCart | null; under_way: boolean };

/** Side effect of a cart change that the shopper did not request; shown to the shopper. */
export type CartEffect =
  /** An applied code is on hold until the cart meets its condition again. */
  | { kind: "code_suspended"; status: CodeStatus }
  /** A code on hold applies again. */
  | { kind: "code_reapplied"; code: string }
  /** A code is no longer valid and was removed. */
  | { kind: "code_removed"; code: string }
  /** The line was updated to the current price. */
  | { kind: "price"; name: string; unit_cents: Cents };

/** Why a change was refused; the cart is unchanged. */
export type CartChangeRefusal =
  /** `available`: packs in stock; null if unknown. */
  | { code: "stock_insufficient"; available: number | null }
  /** The code is valid, but the cart does not meet its condition; it is kept for later. */
  | { code: "code_not_applicable"; status: CodeStatus }
  /** Too many invalid codes were tried on this cart. */
  | { code: "too_many_codes" }
  | { code: Exclude<RefusalCode, "stock_insufficient"> };

/** A removed line, with the data needed to name it and to restore it. */
export interface RemovedLine {
  id: string;
  variant_id: string;
  name: string;
  /** Net weight of one pack; 0 if no longer known. */
  grams: number;
  quantity: number;
}

/** Response to a cart change: the current cart and the outcome. */
export interface CartChangeAnswer {
  /** null if no cart exists because the first goods of a new cart were refused. */
  cart: CartView | null;
  effects: CartEffect[];
  /** Lines removed by the change. */
  taken: RemovedLine[];
  /** null when the change was made. */
  refusal: CartChangeRefusal | null;
}

/** The open payment session for the chosen payment method. */
export interface PaymentChoiceAnswer {
  payment: { session_id: string; provider_id: string };
}
