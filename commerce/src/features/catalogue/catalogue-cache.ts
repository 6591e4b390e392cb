import type { MedusaContainer } from "@medusajs/framework/types";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { Allergen } from "@su-turrone/contract/allergens";
import type { ChoiceValues, Occasion } from "@su-turrone/contract/lists";
import { LRUCache } from "lru-cache";
import type { Ingredient } from "../../modules/food-labels/label-types";
import type { Taste } from "../../modules/product-details/product-details-types";
import { env } from "../../platform/env";
import { localeOf, type Language } from "../../platform/languages";
import { tablesState } from "../../platform/table-state";
import { unsellableProductIds } from "../on-sale/read-sale-problems";
import type { CatalogueEntry } from "./catalogue-entry";
import { traitsOf } from "./product-traits";

/** For whom the catalogue is read. */
export interface CatalogueContext {
  language: Language;
  /** Prices are those of this region. */
  regionId: string;
  /** The one of the publishable key. */
  salesChannelId: string;
}

/** What changes only when the owner saves something: all of an entry but prices and stock. */
export interface CachedProduct extends Omit<CatalogueEntry, "variants"> {
  /** The product type, which decides the rate of VAT. */
  typeId: string | null;
  tagIds: readonly string[];
  variants: readonly {
    id: string;
    /** Net weight; null where the owner has not given it. */
    grams: number | null;
    /** Whether packs are counted; what is not can always be bought. */
    counted: boolean;
    priceSetId: string;
  }[];
}

/** A product as the tables have it. */
interface ProductRow {
  id: string;
  title: string;
  translated: unknown;
  type_id: string | null;
  created_at: Date;
}

interface VariantRow {
  id: string;
  product_id: string;
  grams: number | null;
  counted: boolean;
  price_set_id: string;
}

/** As its label and its details are kept. */
interface TraitRow {
  product_id: string;
  ingredients: Ingredient[] | null;
  traces: Allergen[] | null;
  taste: Taste | null;
  occasions: Occasion[] | null;
}

/** Whether visitors can see a category. */
export const isPublicCategory = (category: { is_active: boolean; is_internal: boolean }): boolean =>
  category.is_active && !category.is_internal;

/** Rows by the product they belong to. */
const byProduct = <Row extends { product_id: string }>(rows: readonly Row[]): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.product_id, [...(groups.get(row.product_id) ?? []), row]);
  return groups;
};

/** The published products of a sales channel, with their titles in another language where they are translated. */
const productRows = (knex: Knex, { language, salesChannelId }: CatalogueContext): Promise<ProductRow[]> =>
  knex("product")
    .join("product_sales_channel as link", "link.product_id", "product.id")
    .leftJoin("translation", (join) => {
      void join
        .on("translation.reference_id", "product.id")
        .andOnVal("translation.locale_code", localeOf[language])
        .andOnNull("translation.deleted_at");
    })
    .whereNull("link.deleted_at")
    .whereNull("product.deleted_at")
    .where({ "link.sales_channel_id": salesChannelId, "product.status": "published" })
    .select<ProductRow[]>(
      "product.id",
      "product.title",
      "product.type_id",
      "product.created_at",
      knex.raw("translation.translations -> 'title' as translated"),
    );

/** The weights of all products that have a price set, in the owner's order. */
const variantRows = (knex: Knex): Promise<VariantRow[]> =>
  knex("product_variant as variant")
    .join("product_variant_price_set as link", "link.variant_id", "variant.id")
    .whereNull("variant.deleted_at")
    .whereNull("link.deleted_at")
    .orderBy(["variant.variant_rank", "variant.id"])
    .select<VariantRow[]>(
      "variant.id",
      "variant.product_id",
      "variant.weight as grams",
      "link.price_set_id",
      knex.raw("variant.manage_inventory and not variant.allow_backorder as counted"),
    );

/** The categories of all products that visitors can see. */
const categoryRows = (knex: Knex): Promise<{ product_id: string; id: string }[]> =>
  knex("product_category_product as link")
    .join("product_category as category", "category.id", "link.product_category_id")
    .whereNull("category.deleted_at")
    .where({ "category.is_active": true, "category.is_internal": false })
    .select("link.product_id", "category.id");

const tagRows = (knex: Knex): Promise<{ product_id: string; id: string }[]> =>
  knex("product_tags as link")
    .join("product_tag as tag", "tag.id", "link.product_tag_id")
    .whereNull("tag.deleted_at")
    .select("link.product_id", "tag.id");

/** What of each product decides which choices it fulfils; a product that nobody has described has no row. */
const traitRows = (knex: Knex): Promise<TraitRow[]> =>
  knex("product")
    .leftJoin("food_label as label", (join) => {
      void join.on("label.product_id", "product.id").andOnNull("label.deleted_at");
    })
    .leftJoin("product_detail as detail", (join) => {
      void join.on("detail.product_id", "product.id").andOnNull("detail.deleted_at");
    })
    .whereNull("product.deleted_at")
    .select<TraitRow[]>(
      "product.id as product_id",
      "label.ingredients",
      "label.traces",
      "detail.taste",
      "detail.occasions",
    );

/** The choices a row's product fulfils. */
const traitsOfRow = (row: TraitRow | undefined): ChoiceValues =>
  traitsOf({
    label: row?.ingredients ? { ingredients: row.ingredients, traces: row.traces ?? [] } : null,
    texture: row?.taste?.texture ?? null,
    occasions: row?.occasions ?? [],
  });

/**
 * Five questions to the database, however many products there are. Medusa's own query builds each product of its modules and links,
 * which took fifteen seconds for a thousand. Production asks four more, for what must not be sold.
 */
async function readProductsToCache(
  container: MedusaContainer,
  catalogueContext: CatalogueContext,
): Promise<CachedProduct[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const [products, ...others] = await Promise.all([
    productRows(knex, catalogueContext),
    variantRows(knex),
    categoryRows(knex),
    tagRows(knex),
    traitRows(knex),
  ]);
  const [variants, categories, tags] = [byProduct(others[0]), byProduct(others[1]), byProduct(others[2])];
  const kept = await unsellableProductIds(
    container,
    products.map(({ id }) => id),
  );
  const traits = new Map(others[3].map((row) => [row.product_id, row]));
  return products.flatMap(({ id, title, translated, type_id: typeId, created_at: createdAt }) => {
    const weights = variants.get(id) ?? [];
    if (weights.length === 0 || kept.has(id)) return [];
    return {
      id,
      // as Medusa does: an empty translation is none
      name: typeof translated === "string" && translated.trim() !== "" ? translated : title,
      typeId,
      createdAt: createdAt.toISOString(),
      categoryIds: (categories.get(id) ?? []).map((category) => category.id),
      tagIds: (tags.get(id) ?? []).map((tag) => tag.id),
      traits: traitsOfRow(traits.get(id)),
      // what a price set comes to is looked up for each list (read-catalogue.ts)
      variants: weights.map((variant) => ({
        id: variant.id,
        grams: variant.grams,
        counted: variant.counted,
        priceSetId: variant.price_set_id,
      })),
    };
  });
}

/** The tables that `readProductsToCache` reads. */
const tables = [
  "product",
  "product_variant",
  "product_variant_price_set",
  "product_sales_channel",
  "product_category",
  "product_category_product",
  "product_tag",
  "product_tags",
  "translation",
  "food_label",
  "product_detail",
];

/** Products with the state that the tables had before they were read. */
interface Kept {
  state: string;
  products: CachedProduct[];
}

/**
 * Kept until the owner saves something (subscribers/invalidate-catalogue.ts). After half a minute they are read again if something has
 * changed of which nobody has told. Many who ask at once share one reading.
 */
const kept = new LRUCache<string, Kept, { container: MedusaContainer; catalogueContext: CatalogueContext }>({
  max: 12,
  ttl: 30_000,
  // who asked before a change gets what they asked for, and nobody after them
  ignoreFetchAbort: true,
  fetchMethod: async (_key, old, { context: { container, catalogueContext } }) => {
    const state = await tablesState(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), tables);
    if (old?.state === state) return old;
    return { state, products: await readProductsToCache(container, catalogueContext) };
  },
});

/** The tables as they were when a server that is told of nothing looked last. */
let lastSeen: string | undefined;

/**
 * Beside a worker a server hears of no events: the worker alone does. The storefronts are told of a change at once, and what they are
 * given then they keep; so such a server looks before each list.
 */
async function noticeChanges(container: MedusaContainer): Promise<void> {
  if (env().MEDUSA_WORKER_MODE !== "server") return;
  const now = await tablesState(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), tables);
  if (now !== lastSeen) invalidateCatalogue();
  lastSeen = now;
}

/** The published products of the sales channel that have a weight and are not kept off sale, in no order. */
export async function cachedProducts(
  container: MedusaContainer,
  catalogueContext: CatalogueContext,
): Promise<CachedProduct[]> {
  await noticeChanges(container);
  const { products } = await kept.forceFetch(
    `${catalogueContext.language} ${catalogueContext.salesChannelId}`,
    { context: { container, catalogueContext } },
  );
  return products;
}

/** Makes the next list read anew. */
export const invalidateCatalogue = (): void => {
  kept.clear();
};
