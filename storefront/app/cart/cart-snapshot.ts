import type { Cart } from "~/commerce/types";

/** The cart as the server knew it at a moment. */
export interface CartSnapshot {
  /** null: there is none. */
  cart: Cart | null;
  /** Server time in ms since 1970, to tell which of two is newer. */
  at: number;
}

/** The newer of what a page was loaded with and what scripts have learned since. */
export const newest = (a: CartSnapshot | undefined, b: CartSnapshot | undefined): CartSnapshot | undefined =>
  a && b ? (b.at > a.at ? b : a) : (a ?? b);
