import { stockOf } from "../../cart/current-lines";
import type { CartRecord } from "../../cart/read-cart";

/** The cart's packs and those left, by weight; `available` is null if its stock is not counted. */
export function cartStock({ items }: CartRecord): { packs: number; available: number | null }[] {
  const byVariant = new Map<string, { packs: number; available: number | null }>();
  for (const { id, quantity, variant } of items) {
    const key = variant?.id ?? id;
    const packs = (byVariant.get(key)?.packs ?? 0) + quantity;
    byVariant.set(key, { packs, available: variant && stockOf(variant) });
  }
  return [...byVariant.values()];
}

/**
 * Whether a cart contains more than is in stock. A cheap check before the payment is confirmed, so that late shoppers
 * know immediately. It reserves nothing; Medusa does that under its own lock when it creates the order.
 */
export const isSoldOut = (cart: CartRecord): boolean =>
  cartStock(cart).some(({ packs, available }) => available !== null && available < packs);
