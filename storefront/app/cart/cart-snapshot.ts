import type { Cart } from "~/commerce/types";

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
