import type { Cents } from "@su-turrone/contract/money";
import type { Cart, CartLine } from "~/commerce/types";

/** What has become of a line since it was put into the cart, and stands in the way of ordering it. */
export type LineIssue =
  | { kind: "offSale" }
  | { kind: "soldOut" }
  /** Only this many are left. */
  | { kind: "short"; stock: number }
  /** Too hot to travel to the cart's country; the last day (ISO date) of that. */
  | { kind: "paused"; until: string }
  /** Price of one pack now. */
  | { kind: "price"; now: Cents };

/** The mark of a line; null when it can be ordered as it stands. What weighs more comes first. */
export function lineIssueOf(line: CartLine): LineIssue | null {
  if (!line.onSale) return { kind: "offSale" };
  if (line.stock === 0) return { kind: "soldOut" };
  if (line.stock !== null && line.quantity > line.stock) return { kind: "short", stock: line.stock };
  if (line.pausedUntil !== null) return { kind: "paused", until: line.pausedUntil };
  return line.priceNow === null ? null : { kind: "price", now: line.priceNow };
}

/** Whether the cart can go to the checkout as it stands: it holds something, and every line can be had at its price. */
export const isOrderable = (cart: Cart): boolean =>
  cart.lines.length > 0 && cart.lines.every((line) => lineIssueOf(line) === null);
