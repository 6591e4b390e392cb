import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { LRUCache } from "lru-cache";
import { localeOf, type Language } from "../../platform/languages";
import type { CatalogueEntry } from "./catalogue-entry";

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

interface VariantRow {
  id: string;
  weight: number | null;
  manage_inventory: boolean;
  allow_backorder: boolean;
  price_set?: { id: string } | null;
}

interface Row {
  id: string;
  title: string;
  type_id: string | null;
  created_at: string | Date;
  categories?: ({ id: string; is_active: boolean; is_internal: boolean } | null)[] | null;
  tags?: ({ id: string } | null)[] | null;
  variants?: VariantRow[] | null;
}

const fields = [
  "id",
  "title",
  "type_id",
  "created_at",
  "categories.id",
  "categories.is_active",
  "categories.is_internal",
  "tags.id",
  "variants.id",
  "variants.weight",
  "variants.manage_inventory",
  "variants.allow_backorder",
  "variants.price_set.id",
];

/** Whether visitors can see a category. */
export const isPublicCategory = (category: { is_active: boolean; is_internal: boolean }): boolean =>
  category.is_active && !category.is_internal;

const toCachedProduct = ({
  id,
  title,
  type_id: typeId,
  created_at,
  categories,
  tags,
  variants,
}: Row): CachedProduct => ({
  id,
  name: title,
  typeId,
  createdAt: new Date(created_at).toISOString(),
  categoryIds: (categories ?? []).flatMap((category) =>
    category && isPublicCategory(category) ? [category.id] : [],
  ),
  tagIds: (tags ?? []).flatMap((tag) => (tag ? [tag.id] : [])),
  // what a price set comes to is looked up for each list (read-catalogue.ts)
  variants: (variants ?? []).flatMap((variant) =>
    variant.price_set
      ? [
          {
            id: variant.id,
            grams: variant.weight,
            counted: variant.manage_inventory && !variant.allow_backorder,
            priceSetId: variant.price_set.id,
          },
        ]
      : [],
  ),
});

async function readProductsToCache(
  container: MedusaContainer,
  { language, salesChannelId }: CatalogueContext,
): Promise<CachedProduct[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data: links } = await query.graph({
    entity: "product_sales_channel",
    fields: ["product_id"],
    filters: { sales_channel_id: salesChannelId },
  });
  const { data } = await query.graph(
    {
      entity: "product",
      fields,
      filters: {
        id: (links as { product_id: string }[]).map((link) => link.product_id),
        status: "published",
      },
    },
    { locale: localeOf[language] },
  );
  return (data as unknown as Row[]).map(toCachedProduct).filter(({ variants }) => variants.length > 0);
}

/**
 * Kept until the owner saves something (subscribers/invalidate-catalogue.ts), and half a minute where that happens on
 * another server. Many who ask at once share one reading.
 */
const kept = new LRUCache<
  string,
  CachedProduct[],
  { container: MedusaContainer; catalogueContext: CatalogueContext }
>({
  max: 12,
  ttl: 30_000,
  // who asked before a change gets what they asked for, and nobody after them
  ignoreFetchAbort: true,
  fetchMethod: (_key, _old, { context: { container, catalogueContext } }) =>
    readProductsToCache(container, catalogueContext),
});

/** The published products of the sales channel that have a weight, in no order. */
export const cachedProducts = (
  container: MedusaContainer,
  catalogueContext: CatalogueContext,
): Promise<CachedProduct[]> =>
  kept.forceFetch(`${catalogueContext.language} ${catalogueContext.salesChannelId}`, {
    context: { container, catalogueContext },
  });

/** Makes the next list read anew. */
export const invalidateCatalogue = (): void => {
  kept.clear();
};
