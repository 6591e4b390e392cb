import type { LowStock } from "../today/low-stock";

/** Packs of an order, by their variants. */
type Sold = ReadonlyMap<string, number>;

/** A weight of which few packs are left, or none. */
interface ScarceWeight {
  weight: LowStock;
  kind: "low_stock" | "sold_out";
}

/**
 * The weights that an order has made scarce: before it more than `few` packs could be sold, or the last went with it. Pure.
 * @param low what is scarce now, this order's packs already taken off
 */
export const newlyScarce = (low: readonly LowStock[], sold: Sold, few: number): ScarceWeight[] =>
  low.flatMap((weight): ScarceWeight[] => {
    const before = weight.available + (sold.get(weight.variant_id) ?? 0);
    if (weight.available <= 0) return before > 0 ? [{ weight, kind: "sold_out" }] : [];
    return before > few ? [{ weight, kind: "low_stock" }] : [];
  });
