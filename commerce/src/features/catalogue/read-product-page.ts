import type { MedusaContainer } from "@medusajs/framework/types";
import type { CatalogueProductMoved, CatalogueProductPage } from "@su-turrone/contract/catalogue";
import { SLUGS_MODULE } from "../../modules/slugs";
import type { SlugsService } from "../../modules/slugs/service";
import { cachedProducts, type CachedProduct, type CatalogueContext } from "./catalogue-cache";
import type { CatalogueEntry } from "./catalogue-entry";
import { findRelatable, rankRelated } from "./rank-related";
import { soldOutCheck } from "./sold-out-cache";
import { readCatalogue } from "./read-catalogue";
import { readContents } from "./read-contents";
import { readProducts } from "./read-products";

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
  const slugs: SlugsService = container.resolve(SLUGS_MODULE);
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
