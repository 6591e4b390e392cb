import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { LRUCache } from "lru-cache";
import { tablesState } from "../../platform/table-state";
import { variantsWithoutPacks } from "./available-packs";

/** Tells of counted variants whether no pack of them can be bought now. */
export type IsGone = (variantId: string) => boolean;

/** The tables that decide it. */
const tables = [
  "inventory_level",
  "product_variant",
  "product_variant_inventory_item",
  "sales_channel_stock_location",
];

/** By sales channel, with the state of the tables before they were read. */
const kept = new LRUCache<string, { state: string; ids: ReadonlySet<string>; isGone: IsGone }>({ max: 12 });

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

/**
 * Asks for all counted variants at once. The same function as long as none has sold out or come back, so that who keeps what was made
 * of it knows it by that: most purchases change what lies there, and not whether anything does.
 */
export async function goneNow(container: MedusaContainer, salesChannelId: string): Promise<IsGone> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const state = await tablesState(knex, tables);
  const known = kept.get(salesChannelId);
  if (known?.state === state) return known.isGone;
  const ids = await variantsWithoutPacks(knex, salesChannelId);
  const next =
    known && isSame(known.ids, ids)
      ? { ...known, state }
      : { state, ids, isGone: (id: string) => ids.has(id) };
  kept.set(salesChannelId, next);
  return next.isGone;
}
