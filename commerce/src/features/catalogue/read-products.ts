import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { Band } from "@su-turrone/contract/bands";
import type { CatalogueProduct, CatalogueProducts } from "@su-turrone/contract/catalogue";
import {
  foodLabelFields,
  productDetailFields,
  productPageDetailFields,
} from "@su-turrone/contract/store-fields";
import { PRODUCT_DETAILS_MODULE } from "../../modules/product-details";
import { REVIEWS_MODULE } from "../../modules/reviews";
import { SLUGS_MODULE } from "../../modules/slugs";
import { localeOf } from "../../platform/languages";
import { availablePacks } from "./available-packs";
import type { CatalogueEntry } from "./catalogue-entry";
import { isPublicCategory } from "./catalogue-products";
import type { CatalogueContext } from "./catalogue-snapshot";

interface Row extends Omit<CatalogueProduct, "images" | "categories" | "tags" | "variants" | "bands"> {
  images?: (CatalogueProduct["images"][number] | null)[] | null;
  categories?: ({ id: string; name: string; is_active: boolean; is_internal: boolean } | null)[] | null;
  tags?: (CatalogueProduct["tags"][number] | null)[] | null;
  variants?: ({ id: string; sku: string | null } | null)[] | null;
}

const cardFields = [
  "id",
  "title",
  "subtitle",
  "images.url",
  "images.rank",
  "categories.id",
  "categories.name",
  "categories.is_active",
  "categories.is_internal",
  "tags.id",
  "tags.value",
  "variants.id",
  "variants.sku",
  ...productDetailFields,
];

const pageFields = [...cardFields, "description", ...productPageDetailFields, ...foodLabelFields];

const present = <T>(values: readonly (T | null)[] | null | undefined): T[] =>
  (values ?? []).filter((value) => value !== null);

function toProduct(
  row: Row,
  { variants }: CatalogueEntry,
  stock: ReadonlyMap<string, number>,
  bands: Band[],
): CatalogueProduct {
  const skus = new Map(present(row.variants).map(({ id, sku }) => [id, sku]));
  return {
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description ?? null,
    images: present(row.images).map(({ url, rank }) => ({ url, rank })),
    categories: present(row.categories)
      .filter(isPublicCategory)
      .map(({ id, name }) => ({ id, name })),
    tags: present(row.tags).map(({ id, value }) => ({ id, value })),
    variants: variants.map(({ id, grams, cents, wasCents, isStockManaged }) => ({
      id,
      grams,
      cents,
      was_cents: wasCents,
      stock: isStockManaged ? Math.max(0, stock.get(id) ?? 0) : null,
      sku: skus.get(id) ?? null,
    })),
    bands,
    product_detail: row.product_detail,
    food_label: row.food_label,
  };
}

/**
 * Products with texts, stock, slugs and ratings, in the order of the entries; products deleted in the meantime are left
 * out.
 * @param depth a card shows neither description nor food label
 */
export async function readProducts(
  container: MedusaContainer,
  { language, salesChannelId }: CatalogueContext,
  entries: readonly CatalogueEntry[],
  depth: "card" | "page",
): Promise<CatalogueProducts> {
  const ids = entries.map(({ id }) => id);
  if (ids.length === 0) return { products: [], slugs: {}, ratings: {} };
  const slugs = container.resolve(SLUGS_MODULE);
  const reviews = container.resolve(REVIEWS_MODULE);
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const categoryIds = new Set(entries.flatMap(({ categoryIds: own }) => own));
  const stockManagedIds = entries.flatMap(({ variants }) =>
    variants.filter((v) => v.isStockManaged).map(({ id }) => id),
  );
  const [{ data }, stock, bands, slugsOfProducts, slugsOfCategories, summaries] = await Promise.all([
    query.graph(
      { entity: "product", fields: depth === "card" ? cardFields : pageFields, filters: { id: ids } },
      { locale: localeOf[language] },
    ),
    availablePacks(
      container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
      stockManagedIds,
      salesChannelId,
    ),
    container.resolve(PRODUCT_DETAILS_MODULE).bandsOf(ids),
    slugs.slugsOf("product", ids),
    slugs.slugsOf("category", [...categoryIds]),
    reviews.summariesOf(ids),
  ]);
  const rows = new Map((data as unknown as Row[]).map((row) => [row.id, row]));
  return {
    products: entries.flatMap((entry) => {
      const row = rows.get(entry.id);
      return row ? [toProduct(row, entry, stock, bands.get(entry.id) ?? [])] : [];
    }),
    slugs: Object.fromEntries([...slugsOfProducts, ...slugsOfCategories]),
    ratings: Object.fromEntries(
      [...summaries].flatMap(([id, { count, average }]) => (count > 0 ? [[id, { count, average }]] : [])),
    ),
  };
}
