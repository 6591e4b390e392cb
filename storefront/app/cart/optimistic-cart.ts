import type { Cart } from "~/commerce/types";
import type { PendingChange } from "./pending-change";

/**
 * The cart as the shopper expects it: with the quantities chosen and without the lines taken out. Money is not touched; what
 * it comes to only the server says. When a change is refused, what is pending goes away and the cart is the server's again.
 * @param pendingQuantities packs by line that are chosen and not yet confirmed
 */
export function optimisticCart(
  cart: Cart,
  pending: readonly PendingChange[],
  pendingQuantities: Readonly<Record<string, number>>,
): Cart {
  const removed = pending.filter(({ intent }) => intent === "remove").map(({ lineId }) => lineId);
  const lines = cart.lines
    .filter(({ id }) => !removed.includes(id))
    .map((line) => ({ ...line, quantity: pendingQuantities[line.id] ?? line.quantity }));
  return { ...cart, lines, count: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
}
