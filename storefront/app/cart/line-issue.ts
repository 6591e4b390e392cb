import type { Cents } from "@su-turrone/contract/money";
import type { Cart, CartLine } from "~/commerce/types";

/** What has changed about a line since it was added and prevents ordering it. */
export type LineIssue =
  | { kind: "offSale" }
  | { kind: "soldOut" }
  | { kind: "short"; stock: number }
  /** Too hot to ship to the cart's country; `until` is the last day of that (ISO date). */
  | { kind: "paused"; until: string }
  /** Current price of one pack. */
  | { kind: "price"; now: Cents };

/** The issue of a line; null if it can be ordered as it is. The most serious issue wins. */
export function lineIssueOf(line: CartLine): LineIssue | null {
  if (!line.on_sale) return { kind: "offSale" };
  if (line.stock === 0) return { kind: "soldOut" };
  if (line.stock !== null && line.quantity > line.stock) return { kind: "short", stock: line.stock };
  if (line.paused_until !== null) return { kind: "paused", until: line.paused_until };
  return line.priceNow === null ? null : { kind: "price", now: line.priceNow };
}

/** Whether the cart can go to checkout as it is: not empty, and every line is available at its price. */
export const isOrderable = (cart: Cart): boolean =>
  cart.lines.length > 0 && cart.lines.every((line) => lineIssueOf(line) === null);
