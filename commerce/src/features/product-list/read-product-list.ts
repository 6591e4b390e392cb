import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules, ProductStatus } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { toCents } from "@su-turrone/contract/money";
import { containsPattern } from "../../platform/like-pattern";
import { localeOf, type Language } from "../../platform/languages";
import { searchedListQuery } from "../../platform/list-query";
import { catalogueSnapshot } from "../catalogue/catalogue-snapshot";
import { readStoredProducts } from "../new-product/stored-product";
import { stockManagedVariants, type StockManagedVariant } from "../stock/stock-managed-variants";
import { productFilters, type ProductListAnswer, type ProductRow } from "./product-list-types";

/** Query of `GET /admin/product-list`; `q` is part of the name, a category or an SKU. */
export const productListQuery = searchedListQuery.extend({ show: z.enum(productFilters).default("all") });

const found = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    thumbnail: z.string().nullable(),
    categories: z.array(z.string()).nullable(),
    count: z.coerce.number(),
  }),
);

/** Title of a row in a language, from its translation `words`; an empty one counts as missing, as in Medusa. */
const inLanguage = (knex: Knex, field: "title" | "name", original: string) =>
  knex.raw("coalesce(nullif(trim(words.translations ->> ?::text), ''), ??)", [field, original]);

const categoriesOf = (knex: Knex, language: Language) =>
  knex("product_category_product as link")
    .join("product_category as category", "category.id", "link.product_category_id")
    .leftJoin("translation as words", (join) => {
      void join
        .on("words.reference_id", "category.id")
        .andOnVal("words.locale_code", localeOf[language])
        .andOnNull("words.deleted_at");
    })
    .whereNull("category.deleted_at")
    .where("link.product_id", knex.ref("product.id"))
    .select(knex.raw("array_agg(? order by category.rank)", [inLanguage(knex, "name", "category.name")]));

/** One page of the products that match, sorted by name, with the total count. @param soldOut ids of those of `sold_out` */
async function findProducts(
  knex: Knex,
  { q, show, limit, offset }: z.output<typeof productListQuery>,
  soldOut: readonly string[],
  language: Language,
) {
  const named = knex("product")
    .leftJoin("translation as words", (join) => {
      void join
        .on("words.reference_id", "product.id")
        .andOnVal("words.locale_code", localeOf[language])
        .andOnNull("words.deleted_at");
    })
    .whereNull("product.deleted_at")
    .select("product.id", "product.thumbnail")
    .select({ name: inLanguage(knex, "title", "product.title") })
    .select(categoriesOf(knex, language).as("categories"))
    .select(
      knex("product_variant as variant")
        .where("variant.product_id", knex.ref("product.id"))
        .whereNull("variant.deleted_at")
        .select(knex.raw("string_agg(variant.sku, ' ')"))
        .as("skus"),
    )
    .modify((query) => {
      if (show === "on_sale") void query.where("product.status", ProductStatus.PUBLISHED);
      if (show === "draft") void query.whereNot("product.status", ProductStatus.PUBLISHED);
      if (show === "sold_out") void query.whereRaw("product.id = any(?)", [[...soldOut]]);
    });
  const rows: unknown = await knex
    .from(named.as("named"))
    .modify((query) => {
      if (q !== "")
        void query.whereRaw("concat_ws(' ', name, array_to_string(categories, ' '), skus) ilike ?", [
          containsPattern(q),
        ]);
    })
    .select("id", "name", "thumbnail", "categories", knex.raw("count(*) over () as count"))
    .orderBy(["name", "id"])
    .limit(limit)
    .offset(offset);
  return found.parse(rows);
}

const sum = (stock: readonly StockManagedVariant[]): number | null =>
  stock.some((one) => one.not_editable === "not_counted")
    ? null
    : stock.reduce((all, { available }) => all + Math.max(0, available), 0);

async function shopsCatalogue(container: MedusaContainer) {
  const [store] = await container.resolve(Modules.STORE).listStores({}, { take: 1 });
  const { default_region_id: regionId, default_sales_channel_id: salesChannelId } = store ?? {};
  return catalogueSnapshot(container, { regionId: regionId ?? "", salesChannelId: salesChannelId ?? "" });
}

/** One page of all products with picture, categories, state, stock and prices, in the owner's language. */
export async function readProductList(
  container: MedusaContainer,
  query: z.output<typeof productListQuery>,
  language: Language,
): Promise<ProductListAnswer> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { byId, entries } = await shopsCatalogue(container);
  const soldOut = entries.filter(({ variants }) => variants.every((one) => one.soldOut)).map(({ id }) => id);
  const rows = await findProducts(knex, query, soldOut, language);
  const stored = await readStoredProducts(container, { id: rows.map(({ id }) => id) });
  const stock = await stockManagedVariants(
    knex,
    stored.flatMap(({ variants }) => variants.map(({ id }) => id)),
  );
  const products = rows.map(({ id, name, thumbnail, categories }): ProductRow => {
    const product = stored.find((one) => one.id === id);
    const inShop = byId.get(id);
    const cents =
      inShop?.variants.map((one) => one.cents) ??
      (product?.variants ?? []).flatMap(({ prices }) =>
        prices.filter(({ price_list_id: list }) => !list).map(({ amount }) => toCents(amount)),
      );
    return {
      id,
      name,
      thumbnail,
      categories: categories ?? [],
      on_sale: product?.status === ProductStatus.PUBLISHED,
      shown: inShop !== undefined,
      available: sum(stock.filter(({ product_id: of }) => of === id)),
      prices: cents.length > 0 ? { lowest: Math.min(...cents), highest: Math.max(...cents) } : null,
    };
  });
  return { products, count: rows[0]?.count ?? 0 };
}
