import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import type { CatalogueList } from "@su-turrone/contract/catalogue";
import { placesOf } from "../../../features/catalogue/search-ranker";
import { rankerFor } from "../../../features/catalogue/search-replica";
import { readCatalogue } from "../../../features/catalogue/read-catalogue";
import { readProducts } from "../../../features/catalogue/read-products";
import { catalogueContextOf, selectionOf } from "../../../features/catalogue/catalogue-query";
import { bothChoices, meaningIn } from "../../../features/catalogue/search-meaning";
import { selectPage } from "../../../features/catalogue/select-page";

/**
 * One page of the products on sale, filtered and sorted over the whole catalogue at the prices of now:
 * `?region_id` (needed) `&q&category_id&weight&nut&texture&free&occasion` (all but the words many times) `&min&max` (cents)
 * `&available=true&sort&page&size`. Answers `CatalogueList`.
 */
export async function GET(req: MedusaStoreRequest, res: MedusaResponse): Promise<void> {
  const { selection: asked, q } = selectionOf(req.query);
  const catalogueContext = await catalogueContextOf(req);
  const [entries, ranker] = await Promise.all([
    readCatalogue(req.scope, catalogueContext),
    q === "" ? null : rankerFor(req.scope, catalogueContext.language),
  ]);
  const meaning = meaningIn(entries, q, catalogueContext.language);
  const matches = meaning.words === "" ? null : ranker?.find(meaning.words);
  const selection = { ...asked, choices: bothChoices(asked.choices, meaning.choices) };
  const soldOut = new Set(
    entries.filter(({ variants }) => variants.every((variant) => variant.soldOut)).map(({ id }) => id),
  );
  const ranks = matches ? placesOf(matches, (id) => soldOut.has(id)) : undefined;
  const { hits, ...rest } = selectPage(entries, selection, catalogueContext.language, ranks);
  const listed = hits.map(({ entry }) => entry);
  const { products, slugs, ratings } = await readProducts(req.scope, catalogueContext, listed, "card");
  const variantsOf = new Map(hits.map(({ entry, variants }) => [entry.id, variants.map(({ id }) => id)]));
  res.json({
    products: products.map((product) => ({ ...product, variant_ids: variantsOf.get(product.id) ?? [] })),
    slugs,
    ratings,
    ...rest,
    size: selection.size,
  } satisfies CatalogueList);
}
