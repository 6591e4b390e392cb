import type { Cart, CartError } from "~/commerce/types";
import type { CartActionErrorCode } from "./cart-intents";
import type { CartNotice } from "./cart-notices";

/** The cart on the server at a point in time. */
export interface CartSnapshot {
  /** null if there is no cart. */
  cart: Cart | null;
  /** Server time in ms since 1970, to find the newer of two snapshots. */
  at: number;
}

/** The newer of two snapshots: the one loaded with the page and the one returned by later requests. */
export const newest = (a: CartSnapshot | undefined, b: CartSnapshot | undefined): CartSnapshot | undefined =>
  a && b ? (b.at > a.at ? b : a) : (a ?? b);

/** A refusal with the details needed to correct it. */
export type CartActionError = Omit<CartError, "code"> & { code: CartActionErrorCode };

/** The cart route's refusal, with everything needed to show it next to its field. */
export interface CartRefusal {
  error: CartActionError;
  intent: string;
  /** Id of the line it concerns, or "". */
  lineId: string;
  /** What was typed into the quantity or code field, so that it can be shown again. */
  typed: string;
}

/** HTTP status of a refused change: 4xx if the shopper can correct it, 503 if it is a problem on our side. */
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
  code_too_fast: 429,
  code_too_often: 429,
  too_many_carts: 429,
  cart_gone: 410,
  cart_ordered: 410,
  crowded: 503,
  unavailable: 503,
  invalid_request: 400,
};

/** JSON response to a change: the current cart and the result. */
export interface CartActionResult {
  /** null if the change returned no cart, or the response was lost. */
  snapshot: CartSnapshot | null;
  notices: CartNotice[];
  refusal: CartRefusal | null;
}
