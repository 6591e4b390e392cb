import type { CartError } from "~/commerce/types";
import type { CartActionErrorCode } from "./cart-intents";
import type { CartNotice } from "./cart-notices";
import type { CartSnapshot } from "./cart-snapshot";

/** A refusal with what helps to mend it. */
export type CartActionError = Omit<CartError, "code"> & { code: CartActionErrorCode };

/** What the cart route answers when it refuses; everything needed to show it beside its field. */
export interface CartRefusal {
  error: CartActionError;
  intent: string;
  /** The line it is about, or "". */
  lineId: string;
  /** What was typed into the quantity or code field, to show it again. */
  typed: string;
}

/** HTTP status of a refused change: the shopper's to mend (4xx), or ours to wait for (503). */
export const httpStatusOf: Readonly<Record<CartActionErrorCode, number>> = {
  sold_out: 409,
  not_enough_stock: 409,
  invalid_quantity: 422,
  too_many_packs: 422,
  unknown_variant: 404,
  unknown_line: 404,
  code_empty: 422,
  code_invalid: 422,
  code_not_applicable: 422,
  code_too_often: 429,
  too_many_carts: 429,
  cart_gone: 410,
  unavailable: 503,
  invalid_request: 400,
};

/** What a script is answered: the cart as it is now, and what came of the change. */
export interface CartActionResult {
  /** null: the change said nothing about the cart, or the answer was lost. */
  snapshot: CartSnapshot | null;
  notices: CartNotice[];
  refusal: CartRefusal | null;
}
