import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { BACK_IN_STOCK_MODULE } from "../../modules/back-in-stock";
import { type Language, localeOf } from "../../platform/languages";
import { variantNames } from "../catalogue/product-names";
import { readSettings } from "../shop/settings";
import { cachedCount, searchedListQuery } from "../../platform/list-query";
import { containsPattern } from "../../platform/like-pattern";
import { idsOf } from "../../platform/read-rows";
import { stockManagedVariants, type StockManagedVariant } from "./stock-managed-variants";
import { stockFilters, type StockAnswer } from "./stock-types";

/** Query of `GET /admin/stock`; `q` is part of the product name, variant name or SKU. */
export const stockQuery = searchedListQuery.extend({ show: z.enum(stockFilters).default("all") });

type StockQuery = z.infer<typeof stockQuery>;

const countRows = z.array(z.object({ id: z.string(), count: z.coerce.number() }));
const counts = z.tuple([z.object({ count: z.coerce.number() })]);

/** Ids of the variants with an inventory item that does not suffice for the given number of packs. */
const variantsBelow = (knex: Knex, packs: number) =>
  knex("product_variant_inventory_item as part")
    .leftJoin("inventory_level as level", (join) =>
      join.on("level.inventory_item_id", "part.inventory_item_id").andOnNull("level.deleted_at"),
    )
    .whereNull("part.deleted_at")
    .groupBy("part.variant_id", "part.inventory_item_id", "part.required_quantity")
    .havingRaw(
      "coalesce(sum(level.stocked_quantity - level.reserved_quantity), 0) < ? * part.required_quantity",
      [packs],
    )
    .select("part.variant_id");

/** Stock-managed variants with fewer available packs; a variant without inventory items has none. */
const hasFewerThan = (knex: Knex, packs: number) => (query: Knex.QueryBuilder) => {
  const parts = knex("product_variant_inventory_item as part")
    .whereNull("part.deleted_at")
    .where("part.variant_id", knex.ref("variant.id"));
  void query
    .where("variant.manage_inventory", true)
    .where(
      (scarce) =>
        void scarce
          .whereIn("variant.id", variantsBelow(knex, packs))
          .orWhereNotExists(parts.select("part.id")),
    );
};

const namedTables = ["product", "variant"] as const;

/**
 * Name of a product or variant in the language of its `words`: as in Medusa, an empty translation counts as missing.
 */
const nameOf = (knex: Knex, table: (typeof namedTables)[number]) => {
  const translations = `${table}_words.translations`;
  return knex.raw("case when trim(?? ->> 'title') <> '' then ?? ->> 'title' else ?? end", [
    translations,
    translations,
    `${table}.title`,
  ]);
};

/** Variants whose product name, own name or SKU contains a text. */
const matchesText = (knex: Knex, text: string, language: Language) => (query: Knex.QueryBuilder) => {
  for (const table of namedTables) {
    void query.leftJoin(`translation as ${table}_words`, (join) => {
      void join
        .on(`${table}_words.reference_id`, `${table}.id`)
        .andOnVal(`${table}_words.locale_code`, localeOf[language])
        .andOnNull(`${table}_words.deleted_at`);
    });
  }
  const names = namedTables.map((table) => nameOf(knex, table));
  void query.whereRaw("concat_ws(' ', ?, ?, variant.sku) ilike ?", [...names, containsPattern(text)]);
};

/**
 * Ids of one page of the stock table, sorted by SKU, with the total count. Joins tables of several Medusa modules,
 * because Medusa's own query cannot search across them.
 * @param lowStockThreshold up to this number of packs, stock counts as low
 */
export async function findStock(
  knex: Knex,
  { q, show, limit, offset }: StockQuery,
  { lowStockThreshold, language }: { lowStockThreshold: number; language: Language },
): Promise<{ ids: string[]; count: number }> {
  const found = knex("product_variant as variant")
    .join("product", "product.id", "variant.product_id")
    .whereNull("variant.deleted_at")
    .whereNull("product.deleted_at");
  if (show !== "all") void found.modify(hasFewerThan(knex, show === "low" ? lowStockThreshold + 1 : 1));
  if (q !== "") void found.modify(matchesText(knex, q, language));
  const countStock = async () => {
    const [{ count }] = counts.parse(await found.clone().count("* as count"));
    return count;
  };
  const page = found
    .clone()
    .select("variant.id")
    .orderBy(["variant.sku", "variant.id"])
    .limit(limit)
    .offset(offset);
  if (q === "" && show === "all") {
    const [count, rows] = await Promise.all([cachedCount("stock", countStock), page]);
    return { ids: idsOf(rows), count };
  }
  // the count is selected with the matching rows; a page beyond the last has no row with the count
  const rows = countRows.parse(await page.select(knex.raw("count(*) over () as count")));
  return { ids: rows.map(({ id }) => id), count: rows[0]?.count ?? (offset > 0 ? await countStock() : 0) };
}

/** Whether the available packs of a variant are at or below the owner's threshold; never for unmanaged stock. Pure. */
export const isLow = (
  { available, not_editable: reason }: Pick<StockManagedVariant, "available" | "not_editable">,
  lowStockThreshold: number,
): boolean => reason !== "not_counted" && available <= lowStockThreshold;

/** One page of the variants with available stock, in the owner's language, sorted by SKU. */
export async function readStock(
  container: MedusaContainer,
  query: StockQuery,
  language: Language,
): Promise<StockAnswer> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const alerts = container.resolve(BACK_IN_STOCK_MODULE);
  const { low_stock_packs: lowStockThreshold } = await readSettings(container);
  const { ids, count } = await findStock(knex, query, { lowStockThreshold, language });
  const [variants, names, awaited] = await Promise.all([
    stockManagedVariants(knex, ids),
    variantNames(container, language, ids),
    alerts.waitingByVariant(ids),
  ]);
  const waiting = new Map(awaited.map((one) => [one.variant_id, one.waiting]));
  const stock = variants.map(({ id, level: _, ...variant }) => ({
    ...variant,
    variant_id: id,
    product: names.get(id)?.product ?? "",
    variant: names.get(id)?.variant ?? "",
    waiting: waiting.get(id) ?? 0,
    low: isLow(variant, lowStockThreshold),
  }));
  return { stock, count };
}
