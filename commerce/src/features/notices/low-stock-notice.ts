import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { ownerLanguage } from "../mail/mail-context";
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

const soldRows = z.array(z.object({ variant_id: z.string(), packs: z.coerce.number() }));

async function readSold(knex: Knex, orderId: string): Promise<Sold> {
  const rows: unknown = await knex("order_item as detail")
    .join("order", (join) => join.on("order.id", "detail.order_id").andOn("order.version", "detail.version"))
    .join("order_line_item as line", "line.id", "detail.item_id")
    .where("detail.order_id", orderId)
    .whereNull("detail.deleted_at")
    .whereNotNull("line.variant_id")
    .groupBy("line.variant_id")
    .select("line.variant_id")
    .sum({ packs: "detail.quantity" });
  return new Map(soldRows.parse(rows).map(({ variant_id: id, packs }) => [id, packs]));
}

/** Adds notices for variants that an order has made scarce; once per order and variant, however often it is called. */
export async function noticeLowStock(container: MedusaContainer, orderId: string): Promise<void> {
  const sold = await readSold(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), orderId);
  if (sold.size === 0) return;
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
