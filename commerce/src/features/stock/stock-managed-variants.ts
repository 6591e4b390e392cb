import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ProductStatus } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { NotEditable } from "./stock-types";

export interface StockManagedVariant {
  id: string;
  product_id: string;
  sku: string;
  thumbnail: string | null;
  available: number;
  reserved: number;
  not_editable: NotEditable | null;
  /** Inventory level of its packs; null when the number cannot be edited. */
  level: { id: string; inventory_item_id: string; location_id: string } | null;
}

const rows = z.array(
  z.object({
    id: z.string(),
    product_id: z.string(),
    sku: z.string().nullable(),
    thumbnail: z.string().nullable(),
    manage_inventory: z.boolean(),
    level_id: z.string().nullable(),
    inventory_item_id: z.string().nullable(),
    location_id: z.string().nullable(),
    required: z.coerce.number(),
    free: z.coerce.number(),
    reserved: z.coerce.number(),
  }),
);
type Row = z.infer<typeof rows>[number];

/** Why the number of a variant cannot be edited, according to its items and locations; null when it can. */
function notEditable(rowsOfVariant: readonly Row[]): NotEditable | null {
  const [first] = rowsOfVariant;
  if (!first?.manage_inventory) return "not_counted";
  if (new Set(rowsOfVariant.map((row) => row.inventory_item_id)).size > 1 || first.required !== 1)
    return "made_of_several";
  if (rowsOfVariant.length > 1) return "several_places";
  return first.level_id === null ? "no_place" : null;
}

/** Stock of one variant. Its scarcest inventory item determines the available packs. */
function toStockManagedVariant(rowsOfVariant: readonly [Row, ...Row[]]): StockManagedVariant {
  const [{ id, product_id, sku, thumbnail, level_id, inventory_item_id, location_id }] = rowsOfVariant;
  const reason = notEditable(rowsOfVariant);
  const items = [...new Set(rowsOfVariant.map((row) => row.inventory_item_id))];
  const packsOf = (item: string | null, column: "free" | "reserved") => {
    const levels = rowsOfVariant.filter((row) => row.inventory_item_id === item);
    const sum = levels.reduce((all, row) => all + row[column], 0);
    return Math.floor(sum / (levels[0]?.required || 1));
  };
  return {
    id,
    product_id,
    sku: sku ?? "",
    thumbnail,
    available: Math.min(...items.map((item) => packsOf(item, "free"))),
    reserved: Math.max(...items.map((item) => packsOf(item, "reserved"))),
    not_editable: reason,
    level:
      reason === null && level_id !== null && inventory_item_id !== null && location_id !== null
        ? { id: level_id, inventory_item_id, location_id }
        : null,
  };
}

/** Variants with their stock, sorted by SKU, in a single database query. @param onlyPublished without drafts */
export async function stockManagedVariants(
  knex: Knex,
  variantIds: readonly string[],
  { onlyPublished = false } = {},
): Promise<StockManagedVariant[]> {
  const found: unknown = await knex("product_variant as variant")
    .join("product", "product.id", "variant.product_id")
    .leftJoin("product_variant_inventory_item as link", (join) =>
      join.on("link.variant_id", "variant.id").andOnNull("link.deleted_at"),
    )
    .leftJoin("inventory_level as level", (join) =>
      join.on("level.inventory_item_id", "link.inventory_item_id").andOnNull("level.deleted_at"),
    )
    .select(
      "variant.id",
      "variant.product_id",
      "variant.sku",
      "variant.manage_inventory",
      "product.thumbnail",
    )
    .select("link.inventory_item_id", "level.location_id", { level_id: "level.id" })
    .select({
      required: knex.raw("coalesce(link.required_quantity, 1)"),
      free: knex.raw("coalesce(level.stocked_quantity - level.reserved_quantity, 0)"),
      reserved: knex.raw("coalesce(level.reserved_quantity, 0)"),
    })
    .whereNull("variant.deleted_at")
    .whereNull("product.deleted_at")
    .whereRaw("variant.id = any(?)", [[...variantIds]])
    .modify((query) => {
      if (onlyPublished) void query.where("product.status", ProductStatus.PUBLISHED);
    })
    .orderBy(["variant.sku", "variant.id", "level.id"]);
  const byVariant = new Map<string, [Row, ...Row[]]>();
  for (const row of rows.parse(found)) {
    const known = byVariant.get(row.id);
    if (known) known.push(row);
    else byVariant.set(row.id, [row]);
  }
  return [...byVariant.values()].map(toStockManagedVariant);
}
