import type { Cart } from "~/commerce/types";
import type { PendingChange } from "./pending-change";

/**
 * Optimistic view of the cart: with the chosen quantities and without removed lines. Amounts are unchanged; only the
 * server calculates them. When a change is refused, the pending changes are dropped and the server's cart is shown
 * again.
 * @param pendingQuantities quantities by line id that are chosen but not confirmed yet
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
