import type { MedusaContainer } from "@medusajs/framework/types";
import type {
  CatalogueProductMoved,
  CatalogueProductPage,
  BoxContentView,
} from "@su-turrone/contract/catalogue";
import { SLUGS_MODULE } from "../../modules/slugs";
import { PRODUCT_DETAILS_MODULE } from "../../modules/product-details";
import type { Language } from "../../platform/languages";
import { cachedProducts, type CachedProduct, type CatalogueContext } from "./catalogue-cache";
import type { CatalogueEntry } from "./catalogue-entry";
import { soldOutCheck } from "./sold-out-cache";
import { readCatalogue } from "./read-catalogue";
import { readProducts } from "./read-products";
import { productNames } from "./product-names";

/**
 * Contents of a gift box, in the owner's order. Products not on sale individually are included by name; deleted ones
 * are left out.
 * @param onSale ids of the products that have a page
 */
async function readContents(
  container: MedusaContainer,
  language: Language,
  productId: string,
  onSale: ReadonlySet<string>,
): Promise<BoxContentView[]> {
  const details = container.resolve(PRODUCT_DETAILS_MODULE);
  const contents = (await details.detailsOf(productId))?.contents ?? [];
  if (contents.length === 0) return [];
  const slugs = container.resolve(SLUGS_MODULE);
  const ids = contents.map((content) => content.product_id);
  const [names, slugsOfProducts] = await Promise.all([
    productNames(container, language, ids),
    slugs.slugsOf("product", ids),
  ]);
  return contents.flatMap(({ product_id: id, pieces }) => {
    const name = names.get(id);
    if (name === undefined) return [];
    return [{ id, name, pieces, slugs: (onSale.has(id) && slugsOfProducts.get(id)) || null }];
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
  isSoldOut: (other: T) => boolean,
): T[] {
  // computed once per product, not in every comparison
  const rated = others.map((other) => ({
    other,
    soldOut: Number(isSoldOut(other)),
    category: Math.sign(sharedCount(product.categoryIds, other.categoryIds)),
    tags: sharedCount(product.tagIds, other.tagIds),
  }));
  return rated
    .sort((a, b) => a.soldOut - b.soldOut || b.category - a.category || b.tags - a.tags)
    .map(({ other }) => other);
}

/** Maximum number of related products shown. */
const maxRelated = 4;

const byAge = (a: { createdAt: string }, b: { createdAt: string }): number =>
  a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0;

/** Number of candidates considered: the few that cannot be sold are dropped. */
const batchSize = 2 * maxRelated;

/** Products related to one; prices are only read for those that may be shown, however many others there are. */
async function readRelated(
  container: MedusaContainer,
  catalogueContext: CatalogueContext,
  product: CachedProduct,
  allProducts: readonly CachedProduct[],
): Promise<CatalogueEntry[]> {
  const isSoldOut = await soldOutCheck(container, catalogueContext.salesChannelId);
  const isProductSoldOut = ({ variants }: CachedProduct) =>
    variants.every(({ id, isStockManaged }) => isStockManaged && isSoldOut(id));
  const ranked = rankRelated(product, findRelatable(product, allProducts).sort(byAge), isProductSoldOut);
  const related: CatalogueEntry[] = [];
  for (let start = 0; related.length < maxRelated && start < ranked.length; start += batchSize) {
    const batch = ranked.slice(start, start + batchSize);
    const entries = await readCatalogue(container, catalogueContext, batch);
    related.push(...entries);
  }
  return related.slice(0, maxRelated);
}

/** Everything on a product page except its reviews; null when no product on sale has or had the slug. */
export async function readProductPage(
  container: MedusaContainer,
  catalogueContext: CatalogueContext,
  slug: string,
): Promise<CatalogueProductPage | CatalogueProductMoved | null> {
  const slugs = container.resolve(SLUGS_MODULE);
  const [target, allProducts] = await Promise.all([
    slugs.resolveSlug("product", catalogueContext.language, slug),
    cachedProducts(container, catalogueContext),
  ]);
  if (!target) return null;
  if (!target.current) return { current: false, slugs: target.slugs };
  const product = allProducts.find(({ id }) => id === target.entity_id);
  if (!product) return null;
  const [[entry], related] = await Promise.all([
    readCatalogue(container, catalogueContext, [product]),
    readRelated(container, catalogueContext, product, allProducts),
  ]);
  if (!entry) return null;
  const displayedEntries = [entry, ...related];
  const [products, contents] = await Promise.all([
    readProducts(container, catalogueContext, displayedEntries, "page"),
    readContents(container, catalogueContext.language, product.id, new Set(allProducts.map(({ id }) => id))),
  ]);
  return { current: true, id: product.id, related: related.map(({ id }) => id), contents, ...products };
}
