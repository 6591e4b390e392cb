import type { DeliveryDates } from "~/catalogue/delivery-dates";
import type { CartActionErrorCode, CartError } from "~/commerce/cart-errors.server";
import type { Cart } from "~/commerce/types";
import type { CartNotice } from "./cart-notices";

export interface CartSnapshot {
  /** null if there is no cart. */
  cart: Cart | null;
  /** Server time in ms since 1970, to find the newer of two snapshots. */
  at: number;
  /** When a parcel ordered then arrives; null if it is unknown. */
  delivery: DeliveryDates | null;
}

/** The newer of two snapshots: the one loaded with the page and the one returned by later requests. */
export const newest = (a: CartSnapshot | undefined, b: CartSnapshot | undefined): CartSnapshot | undefined =>
  a && b ? (b.at > a.at ? b : a) : (a ?? b);

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

export interface CartActionResult {
  /** null if the change returned no cart, or the response was lost. */
  snapshot: CartSnapshot | null;
  notices: CartNotice[];
  refusal: CartRefusal | null;
}
