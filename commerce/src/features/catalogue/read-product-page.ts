import type { MedusaContainer } from "@medusajs/framework/types";
import type { CatalogueProductMoved, CatalogueProductPage } from "@su-turrone/contract/catalogue";
import { SLUGS_MODULE } from "../../modules/slugs";
import type { SlugsService } from "../../modules/slugs/service";
import { cachedProducts, type CatalogueContext } from "./catalogue-cache";
import { findRelatable, rankRelated } from "./rank-related";
import { readCatalogue } from "./read-catalogue";
import { readContents } from "./read-contents";
import { readProducts } from "./read-products";

/** Most products shown beside one. */
const mostRelated = 4;

const byAge = (a: { createdAt: string }, b: { createdAt: string }): number =>
  a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0;

/** Everything the page of a product shows but its reviews; null where no product on sale has or had the slug. */
export async function readProductPage(
  container: MedusaContainer,
  catalogueContext: CatalogueContext,
  slug: string,
): Promise<CatalogueProductPage | CatalogueProductMoved | null> {
  const slugs: SlugsService = container.resolve(SLUGS_MODULE);
  const [target, all] = await Promise.all([
    slugs.resolveSlug("product", catalogueContext.language, slug),
    cachedProducts(container, catalogueContext),
  ]);
  if (!target) return null;
  if (!target.current) return { current: false, slugs: target.slugs };
  const own = all.find(({ id }) => id === target.entity_id);
  if (!own) return null;
  const candidates = findRelatable(own, all).sort(byAge);
  const entries = new Map(
    (await readCatalogue(container, catalogueContext, [own, ...candidates])).map((entry) => [
      entry.id,
      entry,
    ]),
  );
  const entry = entries.get(own.id);
  if (!entry) return null;
  const isSoldOut = (id: string) => entries.get(id)?.variants.every((variant) => variant.soldOut) ?? true;
  const related = rankRelated(
    own,
    candidates.filter(({ id }) => entries.has(id)),
    isSoldOut,
  ).slice(0, mostRelated);
  const shown = [entry, ...related.flatMap(({ id }) => entries.get(id) ?? [])];
  const [products, contents] = await Promise.all([
    readProducts(container, catalogueContext.language, shown, "page"),
    readContents(container, catalogueContext.language, own.id, new Set(all.map(({ id }) => id))),
  ]);
  return { current: true, id: own.id, related: related.map(({ id }) => id), contents, ...products };
}
