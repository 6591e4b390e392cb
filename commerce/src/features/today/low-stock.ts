import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { variantNames } from "../catalogue/product-names";
import type { Language } from "../../platform/languages";

export interface LowStock {
  variant_id: string;
  product_id: string;
  /** "Torrone alle mandorle, 300 g". */
  name: string;
  sku: string;
  available: number;
}

const rows = z.array(
  z.object({
    id: z.string(),
    product_id: z.string(),
    sku: z.string().nullable(),
    stocked: z.coerce.number(),
    reserved: z.coerce.number(),
  }),
);

/**
 * Published, stock-managed variants with at most `lowStockThreshold` available packs, lowest first: the count, and the
 * variants with names.
 * @param maxRows maximum number of variants returned; all when omitted
 * @param of ids of the variants to check; all when omitted
 */
export async function lowStock(
  container: MedusaContainer,
  language: Language,
  lowStockThreshold: number,
  { maxRows = Infinity, of }: { maxRows?: number; of?: readonly string[] } = {},
): Promise<{ count: number; rows: LowStock[] }> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const stockRows: unknown = await knex("product_variant as variant")
    .join("product", "product.id", "variant.product_id")
    .join("product_variant_inventory_item as link", (join) =>
      join.on("link.variant_id", "variant.id").andOnNull("link.deleted_at"),
    )
    .leftJoin("inventory_level as level", (join) =>
      join.on("level.inventory_item_id", "link.inventory_item_id").andOnNull("level.deleted_at"),
    )
    .select("variant.id", "variant.product_id", "variant.sku")
    .sum({ stocked: "level.stocked_quantity", reserved: "level.reserved_quantity" })
    .whereNull("variant.deleted_at")
    .whereNull("product.deleted_at")
    .where("product.status", "published")
    .where("variant.manage_inventory", true)
    .modify((query) => {
      if (of) void query.whereRaw("variant.id = any(?)", [[...of]]);
    })
    .groupBy("variant.id", "variant.product_id", "variant.sku")
    .havingRaw("coalesce(sum(level.stocked_quantity - level.reserved_quantity), 0) <= ?", [
      lowStockThreshold,
    ]);
  const low = rows
    .parse(stockRows)
    .map(({ stocked, reserved, ...variant }) => ({ ...variant, available: stocked - reserved }))
    .sort((a, b) => a.available - b.available || (a.sku ?? "").localeCompare(b.sku ?? ""));
  const listed = low.slice(0, maxRows);
  const names = await variantNames(
    container,
    language,
    listed.map(({ id }) => id),
  );
  const namedRows = listed.map(({ id, product_id, sku, available }) => {
    const name = names.get(id);
    return {
      variant_id: id,
      product_id,
      name: [name?.product, name?.variant].filter(Boolean).join(", "),
      sku: sku ?? "",
      available,
    };
  });
  return { count: low.length, rows: namedRows };
}
