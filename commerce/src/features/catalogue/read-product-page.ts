import type { MedusaContainer } from "@medusajs/framework/types";
import type {
  CatalogueProductMoved,
  CatalogueProductPage,
  BoxContentView,
} from "@su-turrone/contract/catalogue";
import { SLUGS_MODULE } from "../../modules/slugs";
import { PRODUCT_DETAILS_MODULE } from "../../modules/product-details";
import type { Language } from "../../platform/languages";
import { catalogueSnapshot, type CatalogueContext } from "./catalogue-snapshot";
import { readProducts } from "./read-products";
import { productNames } from "./product-names";
import { isSoldOut } from "./select-page";

/**
 * Contents of a gift box, in the owner's order. Products not on sale individually are included by name; deleted ones
 * are left out.
 * @param onSale the products that have a page, by id
 */
async function readContents(
  container: MedusaContainer,
  language: Language,
  productId: string,
  onSale: ReadonlyMap<string, unknown>,
): Promise<BoxContentView[]> {
  const details = container.resolve(PRODUCT_DETAILS_MODULE);
  const contents = (await details.detailsOf(productId))?.contents ?? [];
  if (contents.length === 0) return [];
  const slugs = container.resolve(SLUGS_MODULE);
  const ids = contents.map((content) => content.product_id);
  const [names, slugsOfProducts, bands] = await Promise.all([
    productNames(container, language, { id: ids }),
    slugs.slugsOf("product", ids),
    details.bandsOf(ids),
  ]);
  return contents.flatMap(({ product_id: id, pieces }) => {
    const name = names.get(id);
    if (name === undefined) return [];
    const band = bands.get(id)?.[0] ?? null;
    return [{ id, name, pieces, band, slugs: (onSale.has(id) && slugsOfProducts.get(id)) || null }];
  });
}

/** The fields of a product used to find related products. */
export interface Relatable {
  id: string;
  /** Ids of the categories visible to visitors. */
  categoryIds: readonly string[];
  tagIds: readonly string[];
}

const sharedCount = (one: readonly string[], other: readonly string[]): number =>
  other.filter((id) => one.includes(id)).length;

/** Products that share a category or a tag with the given one, which is never included. */
export const findRelatable = <T extends Relatable>(product: Relatable, others: readonly T[]): T[] =>
  others.filter(
    (other) =>
      other.id !== product.id &&
      sharedCount(product.categoryIds, other.categoryIds) + sharedCount(product.tagIds, other.tagIds) > 0,
  );

/**
 * Orders related products: available ones first, then those of the same category, then by the number of common tags.
 * Ties keep their order.
 */
export function rankRelated<T extends Relatable>(
  product: Relatable,
  others: readonly T[],
  isGone: (other: T) => boolean,
): T[] {
  // computed once per product, not in every comparison
  const rated = others.map((other) => ({
    other,
    soldOut: Number(isGone(other)),
    category: Math.sign(sharedCount(product.categoryIds, other.categoryIds)),
    tags: sharedCount(product.tagIds, other.tagIds),
  }));
  return rated
    .sort((a, b) => a.soldOut - b.soldOut || b.category - a.category || b.tags - a.tags)
    .map(({ other }) => other);
}

const maxRelated = 4;

const byAge = (a: { createdAt: string }, b: { createdAt: string }): number =>
  a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0;

/** Everything on a product page except its reviews; null when no product on sale has or had the slug. */
export async function readProductPage(
  container: MedusaContainer,
  catalogueContext: CatalogueContext,
  slug: string,
): Promise<CatalogueProductPage | CatalogueProductMoved | null> {
  const slugs = container.resolve(SLUGS_MODULE);
  const [target, { entries, byId }] = await Promise.all([
    slugs.resolveSlug("product", catalogueContext.language, slug),
    catalogueSnapshot(container, catalogueContext),
  ]);
  if (!target) return null;
  if (!target.current) return { current: false, slugs: target.slugs };
  const entry = byId.get(target.entity_id);
  if (!entry) return null;
  const related = rankRelated(entry, findRelatable(entry, entries).sort(byAge), isSoldOut).slice(
    0,
    maxRelated,
  );
  const [products, contents] = await Promise.all([
    readProducts(container, catalogueContext, [entry, ...related], "page"),
    readContents(container, catalogueContext.language, entry.id, byId),
  ]);
  return { current: true, id: entry.id, related: related.map(({ id }) => id), contents, ...products };
}
