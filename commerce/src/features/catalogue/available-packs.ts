import type { Knex } from "@medusajs/framework/mikro-orm/knex";

interface Row {
  variant_id: string;
  required: string;
  available: string;
}

/** What lies in the places of a sales channel. */
const placesOf = (knex: Knex, salesChannelId: string) =>
  knex("inventory_level")
    .join("sales_channel_stock_location as place", "place.stock_location_id", "inventory_level.location_id")
    .whereNull("inventory_level.deleted_at")
    .whereNull("place.deleted_at")
    .where("place.sales_channel_id", salesChannelId);

/** What the places of a sales channel hold of each thing that a pack is made of and that nobody has ordered. */
function packParts(knex: Knex, salesChannelId: string) {
  const level = placesOf(knex, salesChannelId)
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

/**
 * How many packs of each variant the places of a sales channel hold that nobody has ordered, by id; what has no stock at all is left
 * out. The rule of Medusa's `getVariantAvailability` (the scarcest of what a pack is made of decides) in one question to the database,
 * because that builds each variant of modules and links and took a second for a thousand products, for each list.
 */
export async function availablePacks(
  knex: Knex,
  variantIds: readonly string[],
  salesChannelId: string,
): Promise<Map<string, number>> {
  const rows = await packParts(knex, salesChannelId)
    .whereRaw("link.variant_id = any(?)", [[...variantIds]])
    .select<Row[]>(
      "link.variant_id",
      "link.required_quantity as required",
      knex.raw("coalesce(sum(level.free), 0) as available"),
    );
  const packs = new Map<string, number>();
  for (const { variant_id: id, required, available } of rows) {
    packs.set(id, Math.min(packs.get(id) ?? Infinity, Math.floor(Number(available) / Number(required))));
  }
  return packs;
}

/**
 * Ids of all counted variants of which no pack is there. Of thousands few are; which they are the database finds out without telling of
 * the others.
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
    .select<Pick<Row, "variant_id">[]>("variant.id as variant_id");
  // most parts lie in one place in plenty: those need not be added up
  const usedUp = packParts(knex, salesChannelId)
    .whereNotExists(
      placesOf(knex, salesChannelId)
        .where("inventory_level.inventory_item_id", knex.ref("link.inventory_item_id"))
        .whereRaw(
          "inventory_level.stocked_quantity - inventory_level.reserved_quantity >= link.required_quantity",
        )
        .select("inventory_level.id"),
    )
    .havingRaw("coalesce(sum(level.free), 0) < link.required_quantity")
    .select<Pick<Row, "variant_id">[]>("link.variant_id");
  const rows = await Promise.all([neverStocked, usedUp]);
  return new Set(rows.flat().map(({ variant_id: id }) => id));
}
