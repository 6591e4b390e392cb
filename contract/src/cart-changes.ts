import type { CartView, CodeStatus } from "./cart-view";
import type { Cents } from "./money";
import type { RefusalCode } from "./refusals";

/** Side effect of a cart change that the shopper did not request; shown to the shopper. */
export type CartEffect =
  /** An applied code is on hold until the cart meets its condition again. */
  | { kind: "code_waits"; status: CodeStatus }
  /** A code on hold applies again. */
  | { kind: "code_back"; code: string }
  /** A code is no longer valid and was removed. */
  | { kind: "code_lost"; code: string }
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
