import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import type { CatalogueList } from "@su-turrone/contract/catalogue";
import { cachedList } from "../../../features/catalogue/list-cache";
import { placesOf, type Match } from "../../../features/catalogue/search-ranker";
import { rankerFor } from "../../../features/catalogue/search-replica";
import { readCatalogue } from "../../../features/catalogue/read-catalogue";
import { readProducts } from "../../../features/catalogue/read-products";
import type { CatalogueEntry } from "../../../features/catalogue/catalogue-entry";
import { catalogueContextOf, selectionOf } from "../../../features/catalogue/catalogue-query";
import { bothChoices, meaningIn } from "../../../features/catalogue/search-meaning";
import { pageOf, selectAll } from "../../../features/catalogue/select-page";

/** Ranks of the search matches; sold-out products are moved down slightly. */
function ranksOf(entries: readonly CatalogueEntry[], matches: readonly Match[]): Map<string, number> {
  const soldOut = new Set(
    entries.filter(({ variants }) => variants.every((variant) => variant.soldOut)).map(({ id }) => id),
  );
  return placesOf(matches, (id) => soldOut.has(id));
}

/**
 * One page of the products on sale, filtered and sorted over the whole catalogue at current prices:
 * `?region_id` (required) `&q&category_id&weight&nut&texture&free&occasion` (all but the text repeatable) `&min&max`
 * (cents) `&available=true&sort&page&size`. Responds with `CatalogueList`.
 */
export async function GET(req: MedusaStoreRequest, res: MedusaResponse): Promise<void> {
  const { selection: asked, q } = selectionOf(req.query);
  const catalogueContext = await catalogueContextOf(req);
  const [entries, ranker] = await Promise.all([
    readCatalogue(req.scope, catalogueContext),
    q === "" ? null : rankerFor(req.scope, catalogueContext.language),
  ]);
  const meaning = meaningIn(entries, q, catalogueContext.language);
  const selection = {
    ...asked,
    // a weight chosen in the filters overrides one in the search text
    weights: asked.weights.length > 0 ? asked.weights : meaning.weights,
    choices: bothChoices(asked.choices, meaning.choices),
  };
  const { words, unanswered } = meaning;
  const list = cachedList(entries, { selection, words, ranker }, () => {
    const ranks =
      words === "" || !ranker ? undefined : ranksOf(entries, unanswered ? [] : ranker.find(words));
    return selectAll(entries, selection, catalogueContext.language, ranks);
  });
  const { hits, ...rest } = pageOf(list, selection);
  const listed = hits.map(({ entry }) => entry);
  const { products, slugs, ratings } = await readProducts(req.scope, catalogueContext, listed, "card");
  const variantsOf = new Map(hits.map(({ entry, variants }) => [entry.id, variants.map(({ id }) => id)]));
  res.json({
    products: products.map((product) => ({ ...product, variant_ids: variantsOf.get(product.id) ?? [] })),
    slugs,
    ratings,
    ...rest,
    size: selection.size,
    diet: { avoids: meaning.choices.free, unanswered },
  } satisfies CatalogueList);
}
