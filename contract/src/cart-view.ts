import type { BuyerRequests } from "./buyer-requests";
import type { PerLanguage } from "./languages";
import type { Cents } from "./money";

/** A picture of a product as commerce keeps it. */
export interface CartViewPicture {
  /** Address of the file. */
  url: string;
  /** What it shows, in the language of the page; "" where nobody has said so. */
  alt: string;
  /** Pixels; null where nobody has measured it. */
  width: number | null;
  height: number | null;
}

/** A line of a cart: what was put in, and what its product is, costs and holds now. */
export interface CartViewLine {
  id: string;
  product_id: string;
  variant_id: string;
  /** Name of the product in the language of the page; as it was put in once it is no longer on sale. */
  name: string;
  /** Slugs of the product's page; null once it has none any more. */
  slugs: PerLanguage | null;
  /** Net weight of one pack; 0 where nobody knows it any more. */
  grams: number;
  picture: CartViewPicture | null;
  quantity: number;
  /** Price of one pack in the cart, tax included, before any code. */
  unit_cents: Cents;
  /** Price of one pack if it were put in now; null when it has none any more. */
  current_cents: Cents | null;
  /** A set of different goods is shown without a price per kg (directive 98/6/EC, art. 5). */
  unit_price_exempt: boolean;
  /** Packs that can be bought now; null when they are not counted. */
  stock: number | null;
  /** False once the product or this weight of it has been taken off sale. */
  on_sale: boolean;
  /** The last day (ISO date) on which these goods do not travel to the cart's country because of the heat; null where they do. */
  paused_until: string | null;
}

/** An address as Medusa keeps it, as far as the shop uses it; every part may be missing. */
export type CartViewAddress = Readonly<
  Record<
    | "first_name"
    | "last_name"
    | "address_1"
    | "address_2"
    | "postal_code"
    | "city"
    | "province"
    | "country_code"
    | "phone",
    string | null
  >
>;

/** What a cart lacks for a code that is good in itself. Products and categories by name, in the language of the cart. */
export type CodeCondition =
  /** Goods worth this much more; null where the rule counts without tax and cannot be said in the cart's prices. */
  | { kind: "minimum"; cents: Cents | null }
  /** Only for goods that go to one of these countries (ISO 3166-1 alpha-2, lower case). */
  | { kind: "country"; countries: string[] }
  /** Only with one of these; empty where the rule names something else. */
  | { kind: "product"; names: string[] }
  /** Only once the e-mail address is known. */
  | { kind: "email" }
  | { kind: "other" };

/** How it stands with a code the shopper wants. */
export interface CodeStatus {
  code: string;
  state: "applied" | "not_applicable" | "invalid";
  /** With `not_applicable`: what the cart lacks. */
  missing: CodeCondition | null;
}

/** A cart with everything a storefront shows of it. Amounts are integer euro cents, tax included. */
export interface CartView {
  id: string;
  /** In the order in which they were put in. */
  lines: CartViewLine[];
  totals: {
    /** Goods before any code. */
    goods_cents: Cents;
    shipping_cents: Cents;
    /** VAT contained in the total. */
    tax_cents: Cents;
    total_cents: Cents;
  };
  /** Goods worth this much before a code ship for nothing; null as long as the shop has no shipping option. */
  free_shipping_from_cents: Cents | null;
  /** Codes of the shopper that apply; `percent` is null for a fixed amount. */
  codes: { code: string; percent: number | null }[];
  /** Codes the shopper wants that do not apply just now, `not_applicable` or no good any more. */
  waiting: CodeStatus[];
  email: string | null;
  shipping_address: CartViewAddress | null;
  billing_address: CartViewAddress | null;
  requests: BuyerRequests;
  /** The payment session that stands for the shopper's choice; null as long as none is open. */
  payment: { provider_id: string; card: string | null } | null;
}

/** The order a cart has become; `mine` in the browser its button was pressed in, which alone may open it. */
export interface OrderOfCart {
  id: string;
  number: number;
  mine: boolean;
}

/**
 * The answer of GET /store/carts/:id/view: the cart, or the order it has become. `under_way`: the order is being made, and nobody
 * knows yet what becomes of it.
 */
export type CartViewAnswer =
  { cart: CartView; order: null } | { cart: null; order: OrderOfCart | null; under_way: boolean };
