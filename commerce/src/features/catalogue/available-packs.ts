import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readRows } from "../../platform/read-rows";

/** Stock of one inventory item that a variant consists of. */
interface PartStock {
  required: string | number;
  available: string | number;
}

/** An id, or a column of an outer query. */
export type Id = string | Knex.Ref<string, object>;

export const stockLevels = (knex: Knex, salesChannelId: Id) =>
  knex("inventory_level")
    .join("sales_channel_stock_location as place", "place.stock_location_id", "inventory_level.location_id")
    .whereNull("inventory_level.deleted_at")
    .whereNull("place.deleted_at")
    .where("place.sales_channel_id", salesChannelId);

/** Free (unreserved) stock at the locations of a sales channel for each inventory item a variant consists of. */
function packParts(knex: Knex, salesChannelId: Id) {
  const level = stockLevels(knex, salesChannelId)
    .select(
      "inventory_level.inventory_item_id",
      knex.raw("inventory_level.stocked_quantity - inventory_level.reserved_quantity as free"),
    )
    .as("level");
  return knex("product_variant_inventory_item as link")
    .leftJoin(level, "level.inventory_item_id", "link.inventory_item_id")
    .whereNull("link.deleted_at")
    .groupBy("link.variant_id", "link.inventory_item_id", "link.required_quantity");
}

/** Required and free units of each inventory item a variant consists of. */
export const packStock = (knex: Knex, salesChannelId: Id) =>
  packParts(knex, salesChannelId).select<(PartStock & { variant_id: string; inventory_item_id: string })[]>(
    "link.variant_id",
    "link.inventory_item_id",
    "link.required_quantity as required",
    knex.raw("coalesce(sum(level.free), 0) as available"),
  );

/** Number of free packs of a variant: the scarcest inventory item decides; null without any. */
export const freePacks = (parts: readonly PartStock[]): number | null =>
  parts.length === 0
    ? null
    : Math.min(...parts.map(({ required, available }) => Math.floor(Number(available) / Number(required))));

/**
 * Number of free packs of each variant at the locations of a sales channel, by id; variants without any stock are left
 * out. Implements the rule of Medusa's `getVariantAvailability` (the scarcest inventory item decides) in one query,
 * because that function builds each variant from modules and links, which took a second per list for a thousand
 * products.
 */
export async function availablePacks(
  knex: Knex,
  variantIds: readonly string[],
  salesChannelId: string,
): Promise<Map<string, number>> {
  const rows = await packStock(knex, salesChannelId).whereRaw("link.variant_id = any(?)", [[...variantIds]]);
  const packs = new Map<string, number>();
  for (const { variant_id: id, ...part } of rows) {
    packs.set(id, Math.min(packs.get(id) ?? Infinity, freePacks([part]) ?? Infinity));
  }
  return packs;
}

/**
 * Ids of all stock-managed variants without a free pack. Few of thousands are sold out, so the database filters them
 * instead of returning all quantities.
 */
export async function soldOutVariantIds(knex: Knex, salesChannelId: string): Promise<Set<string>> {
  const neverStocked = knex("product_variant as variant")
    .whereNull("variant.deleted_at")
    .where("variant.manage_inventory", true)
    .whereNotExists(
      knex("product_variant_inventory_item as own")
        .whereNull("own.deleted_at")
        .where("own.variant_id", knex.ref("variant.id")),
    )
    .select<{ variant_id: string }[]>("variant.id as variant_id");
  // most items have enough stock at a single location and need not be summed up
  const usedUp = packParts(knex, salesChannelId)
    .whereNotExists(
      stockLevels(knex, salesChannelId)
        .where("inventory_level.inventory_item_id", knex.ref("link.inventory_item_id"))
        .whereRaw(
          "inventory_level.stocked_quantity - inventory_level.reserved_quantity >= link.required_quantity",
        )
        .select("inventory_level.id"),
    )
    .havingRaw("coalesce(sum(level.free), 0) < link.required_quantity")
    .select<{ variant_id: string }[]>("link.variant_id");
  const rows = await Promise.all([neverStocked, usedUp]);
  return new Set(rows.flat().map(({ variant_id: id }) => id));
}

/**
 * From this many packs on a page looks the same however many there are, but for the largest quantity that can be chosen.
 * Above what the storefront calls a few (`lowStockBelow`), so that pages follow the last packs one by one.
 */
const manyPacks = 20;

/** What pages show of all stock, as one value to compare: free packs by weight and location, up to `manyPacks`. */
export async function readShownStock(knex: Knex): Promise<string | null> {
  const row = await knex("product_variant_inventory_item as link")
    .join("inventory_level as level", "level.inventory_item_id", "link.inventory_item_id")
    .whereNull("link.deleted_at")
    .whereNull("level.deleted_at")
    .first<{ shown: string | null }>(
      knex.raw(
        `md5(string_agg(concat_ws(' ', link.variant_id, level.id,
          least(floor((level.stocked_quantity - level.reserved_quantity) / nullif(link.required_quantity, 0)), ?)),
          ',' order by link.variant_id, level.id)) as shown`,
        [manyPacks],
      ),
    );
  return row.shown;
}

const variantParts = z.object({
  id: z.string(),
  inventory_items: z
    .array(z.object({ inventory_item_id: z.string(), required_quantity: z.coerce.number() }).nullish())
    .nullish(),
});

/** Required quantity of each inventory item for one unit of a variant: by variant id, then by inventory item id. */
export async function requiredQuantities(
  container: MedusaContainer,
  variantIds: readonly string[],
): Promise<Map<string, Map<string, number>>> {
  if (variantIds.length === 0) return new Map();
  const rows = await readRows(container, "variant", variantParts, { id: [...new Set(variantIds)] });
  return new Map(
    rows.map(({ id, inventory_items: items }) => [
      id,
      new Map(
        (items ?? []).flatMap((item) =>
          item ? [[item.inventory_item_id, item.required_quantity] as const] : [],
        ),
      ),
    ]),
  );
}
