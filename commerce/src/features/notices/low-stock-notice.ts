import type { MedusaContainer } from "@medusajs/framework/types";
import { ownerLanguage } from "../mail/mail-context";
import { readOrder } from "../ordering/order/order-record";
import { readSettings } from "../shop/settings";
import { lowStock, type LowStock } from "../today/low-stock";
import { notifyOwner } from "./notify-owner";

/** Packs of an order by variant id. */
type Sold = ReadonlyMap<string, number>;

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

/** Adds notices for variants that an order has made scarce; once per order and variant, however often it is called. */
export async function noticeLowStock(container: MedusaContainer, orderId: string): Promise<void> {
  const order = await readOrder(container, orderId);
  if (!order) return;
  const sold = new Map<string, number>();
  for (const { variant_id: id, quantity } of order.items) {
    if (id) sold.set(id, (sold.get(id) ?? 0) + quantity);
  }
  const { low_stock_packs: lowStockThreshold } = await readSettings(container);
  const { rows: low } = await lowStock(container, ownerLanguage(), lowStockThreshold, {
    of: [...sold.keys()],
  });
  for (const { weight, kind } of newlyScarce(low, sold, lowStockThreshold)) {
    await notifyOwner(container, kind, `${orderId} ${weight.variant_id}`, {
      name: weight.name,
      count: weight.available,
    });
  }
}
