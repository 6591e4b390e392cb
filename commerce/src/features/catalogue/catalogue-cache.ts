import type { MedusaContainer } from "@medusajs/framework/types";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { Allergen } from "@su-turrone/contract/food-labels";
import type { Occasion } from "@su-turrone/contract/lists";
import { LRUCache } from "lru-cache";
import type { Ingredient } from "../../modules/food-labels/label-types";
import type { Taste } from "../../modules/product-details/product-details-types";
import { env } from "../../platform/env";
import { localeOf, type Language } from "../../platform/languages";
import { tablesState } from "../../platform/table-state";
import { unsellableProductIds } from "../on-sale/read-sale-problems";
import type { CatalogueEntry } from "./catalogue-entry";
import { labelAllergens, traitsOf, type TraitSources } from "./product-traits";

/** Language, region and sales channel the catalogue is read for. */
export interface CatalogueContext {
  language: Language;
  /** Region that determines the prices. */
  regionId: string;
  /** Sales channel of the publishable key. */
  salesChannelId: string;
}

/** The part of a catalogue entry that only changes when the owner saves something: all but prices and stock. */
export interface CachedProduct extends Omit<CatalogueEntry, "variants"> {
  /** Product type id, which determines the VAT rate. */
  typeId: string | null;
  tagIds: readonly string[];
  variants: readonly {
    id: string;
    /** Net weight; null when not specified. */
    grams: number | null;
    /** Whether stock is managed; otherwise the variant is always available. */
    isStockManaged: boolean;
    priceSetId: string;
  }[];
}

/** A product row as read from the database. */
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

/** Label and details of a product as stored. */
interface TraitRow {
  product_id: string;
  ingredients: Ingredient[] | null;
  traces: Allergen[] | null;
  demo: boolean | null;
  taste: Taste | null;
  occasions: Occasion[] | null;
}

/** Whether a category is visible to visitors. */
export const isPublicCategory = (category: { is_active: boolean; is_internal: boolean }): boolean =>
  category.is_active && !category.is_internal;

/** Groups rows by product id. */
const byProduct = <Row extends { product_id: string }>(rows: readonly Row[]): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.product_id, [...(groups.get(row.product_id) ?? []), row]);
  return groups;
};

/** The published products of a sales channel, with titles translated into another language if available. */
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

/** The variants of all products that have a price set, in the owner's order. */
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

/** The categories of all products that are visible to visitors. */
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

/** The data that determines a product's filter choices; null columns if the product has neither label nor details. */
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
      "label.demo",
      "detail.taste",
      "detail.occasions",
    );

/** Filter choices and allergens of the product of a row. */
function traitsOfRow(row: TraitRow | undefined): Pick<CatalogueEntry, "traits" | "label"> {
  const label: TraitSources["label"] = row?.ingredients
    ? { ingredients: row.ingredients, traces: row.traces ?? [] }
    : null;
  const known = labelAllergens(label);
  return {
    traits: traitsOf({ label, texture: row?.taste?.texture ?? null, occasions: row?.occasions ?? [] }),
    label: known && { ...known, demo: row?.demo ?? false },
  };
}

/**
 * Makes five database queries, however many products there are. Medusa's own query builds each product from modules and
 * links, which took fifteen seconds for a thousand products. In production, four more queries find products that must
 * not be sold.
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
  const unsellable = await unsellableProductIds(
    container,
    products.map(({ id }) => id),
  );
  const traits = new Map(others[3].map((row) => [row.product_id, row]));
  return products.flatMap(({ id, title, translated, type_id: typeId, created_at: createdAt }) => {
    const weights = variants.get(id) ?? [];
    if (weights.length === 0 || unsellable.has(id)) return [];
    return {
      id,
      // as in Medusa, an empty translation counts as missing
      name: typeof translated === "string" && translated.trim() !== "" ? translated : title,
      typeId,
      createdAt: createdAt.toISOString(),
      categoryIds: (categories.get(id) ?? []).map((category) => category.id),
      tagIds: (tags.get(id) ?? []).map((tag) => tag.id),
      ...traitsOfRow(traits.get(id)),
      // prices are looked up for each list (read-catalogue.ts)
      variants: weights.map((variant) => ({
        id: variant.id,
        grams: variant.grams,
        isStockManaged: variant.counted,
        priceSetId: variant.price_set_id,
      })),
    };
  });
}

/** The tables read by `readProductsToCache`. */
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

/** Products with the state of the tables before they were read. */
interface CachedCatalogue {
  state: string;
  products: CachedProduct[];
}

/**
 * Cached until the owner saves something (subscribers/invalidate-catalogue.ts). After half a minute the products are
 * read again if the tables have changed without an event. Concurrent requests share one read.
 */
const cache = new LRUCache<
  string,
  CachedCatalogue,
  { container: MedusaContainer; catalogueContext: CatalogueContext }
>({
  max: 12,
  ttl: 30_000,
  // requests made before an invalidation get the result they waited for; later ones read again
  ignoreFetchAbort: true,
  fetchMethod: async (_key, previous, { context: { container, catalogueContext } }) => {
    const state = await tablesState(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), tables);
    if (previous?.state === state) return previous;
    return { state, products: await readProductsToCache(container, catalogueContext) };
  },
});

/** State of the tables at the last check by a server that receives no events. */
let lastSeen: string | undefined;

/**
 * In a server with a separate worker, only the worker receives events. The storefronts are notified of changes
 * immediately and cache what they are given then, so such a server checks the tables before each list.
 */
async function invalidateIfChanged(container: MedusaContainer): Promise<void> {
  if (env().MEDUSA_WORKER_MODE !== "server") return;
  const currentState = await tablesState(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), tables);
  if (currentState !== lastSeen) invalidateCatalogue();
  lastSeen = currentState;
}

/** The published products of the sales channel that have a variant and are not blocked from sale, unordered. */
export async function cachedProducts(
  container: MedusaContainer,
  catalogueContext: CatalogueContext,
): Promise<CachedProduct[]> {
  await invalidateIfChanged(container);
  const { products } = await cache.forceFetch(
    `${catalogueContext.language} ${catalogueContext.salesChannelId}`,
    { context: { container, catalogueContext } },
  );
  return products;
}

/** Clears the cache, so that the next list reads the products again. */
export const invalidateCatalogue = (): void => {
  cache.clear();
};
