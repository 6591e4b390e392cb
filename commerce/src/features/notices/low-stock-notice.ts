import type { MedusaContainer } from "@medusajs/framework/types";
import { ownerLanguage } from "../mail/mail-context";
import { readOrder } from "../ordering/order/order-record";
import { readSettings } from "../shop/settings";
import { lowStock } from "../today/low-stock";
import { newlyScarce } from "./newly-scarce";
import { notifyOwner } from "./notify-owner";

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
