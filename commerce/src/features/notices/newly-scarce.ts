import type { LowStock } from "../today/low-stock";

/** Packs of an order by variant id. */
type Sold = ReadonlyMap<string, number>;

/** A variant with little or no stock left. */
interface ScarceWeight {
  weight: LowStock;
  kind: "low_stock" | "sold_out";
}

/**
 * The variants that an order has made scarce: before it, more than `lowStockThreshold` packs were available, or it took
 * the last ones. Pure.
 * @param low variants low in stock, after this order
 */
export const newlyScarce = (
  low: readonly LowStock[],
  sold: Sold,
  lowStockThreshold: number,
): ScarceWeight[] =>
  low.flatMap((weight): ScarceWeight[] => {
    const before = weight.available + (sold.get(weight.variant_id) ?? 0);
    if (weight.available <= 0) return before > 0 ? [{ weight, kind: "sold_out" }] : [];
    return before > lowStockThreshold ? [{ weight, kind: "low_stock" }] : [];
  });
