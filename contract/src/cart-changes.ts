import type { CartView, CodeStatus } from "./cart-view";
import type { Cents } from "./money";
import type { RefusalCode } from "./refusals";

/** What came along with a change without being asked for; the shopper is told. */
export type CartEffect =
  /** A code that applied waits now for what is missing. */
  | { kind: "code_waits"; status: CodeStatus }
  /** A code that waited applies again. */
  | { kind: "code_back"; code: string }
  /** A code is no good any more and has been taken out. */
  | { kind: "code_lost"; code: string }
  /** The line has today's price now. */
  | { kind: "price"; name: string; unit_cents: Cents };

/** Why a change was not made; the cart is as it was. */
export type CartChangeRefusal =
  /** `available`: packs there are; null when nobody knows. */
  | { code: "stock_insufficient"; available: number | null }
  /** The code is good, but the cart lacks something for it; it is remembered. */
  | { code: "code_not_applicable"; status: CodeStatus }
  /** Too many wrong codes were tried on this cart. */
  | { code: "too_many_codes" }
  | { code: Exclude<RefusalCode, "stock_insufficient"> };

/** A line that was taken out, with what is needed to name it and to put it back. */
export interface RemovedLine {
  id: string;
  variant_id: string;
  name: string;
  /** Net weight of one pack; 0 where nobody knows it any more. */
  grams: number;
  quantity: number;
}

/** The answer to a change: the cart as it is now, and what came of it. */
export interface CartChangeAnswer {
  /** null when there is none, because the first goods of a new cart were refused. */
  cart: CartView | null;
  effects: CartEffect[];
  taken: RemovedLine[];
  /** null when the change was made. */
  refusal: CartChangeRefusal | null;
}

/** The payment session that stands for the choice. */
export interface PaymentChoiceAnswer {
  payment: { session_id: string; provider_id: string };
}
