import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { LRUCache } from "lru-cache";
import { tablesState } from "../../platform/table-state";
import { soldOutVariantIds } from "./available-packs";

/** Whether a stock-managed variant is sold out. */
export type IsSoldOut = (variantId: string) => boolean;

/** The tables that determine it. */
const tables = [
  "inventory_level",
  "product_variant",
  "product_variant_inventory_item",
  "sales_channel_stock_location",
];

/** By sales channel, with the state of the tables before they were read. */
const cache = new LRUCache<string, { state: string; ids: ReadonlySet<string>; isSoldOut: IsSoldOut }>({
  max: 12,
});

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

/**
 * Checks all stock-managed variants at once. Returns the same function as long as none has sold out or come back, so
 * that caches of derived data can compare by identity: most purchases change a quantity, but not the availability.
 */
export async function soldOutCheck(container: MedusaContainer, salesChannelId: string): Promise<IsSoldOut> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const state = await tablesState(knex, tables);
  const cached = cache.get(salesChannelId);
  if (cached?.state === state) return cached.isSoldOut;
  const ids = await soldOutVariantIds(knex, salesChannelId);
  const next =
    cached && isSame(cached.ids, ids)
      ? { ...cached, state }
      : { state, ids, isSoldOut: (id: string) => ids.has(id) };
  cache.set(salesChannelId, next);
  return next.isSoldOut;
}
