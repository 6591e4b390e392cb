import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import type { CatalogueList } from "@su-turrone/contract/catalogue";
import { catalogueContextOf, selectionOf } from "../../../features/catalogue/catalogue-query";
import { catalogueSnapshot, rememberedList } from "../../../features/catalogue/catalogue-snapshot";
import { readProducts } from "../../../features/catalogue/read-products";
import { placesOf, rankerFor } from "../../../features/catalogue/search-ranker";
import { bothChoices, meaningIn } from "../../../features/catalogue/search-meaning";
import { pageOf, selectAll } from "../../../features/catalogue/select-page";

/**
 * One page of the products on sale, filtered and sorted over the whole catalogue at current prices:
 * `?region_id` (required) `&q&category_id&weight&nut&texture&free&occasion` (all but the text repeatable) `&min&max`
 * (cents) `&available=true&sort&page&size`. Responds with `CatalogueList`.
 */
export async function GET(req: MedusaStoreRequest, res: MedusaResponse): Promise<void> {
  const { selection: asked, q } = selectionOf(req.query);
  const catalogueContext = await catalogueContextOf(req);
  const { language } = catalogueContext;
  const catalogue = await catalogueSnapshot(req.scope, catalogueContext);
  const { entries, byId } = catalogue;
  const ranker = q === "" ? null : await rankerFor(catalogueContext, catalogue.documents);
  const meaning = meaningIn(entries, q, language);
  const selection = {
    ...asked,
    // a weight chosen in the filters overrides one in the search text
    weights: asked.weights.length > 0 ? asked.weights : meaning.weights,
    choices: bothChoices(asked.choices, meaning.choices),
  };
  const { words, unanswered, named } = meaning;
  const list = rememberedList(catalogue, { selection, language, words, ranker }, () => {
    if (words === "" || !ranker) return selectAll(entries, selection, language);
    const matches = unanswered ? [] : ranker.find(words, byId);
    const found = named ? matches.filter(({ id }) => named.has(id)) : matches;
    return selectAll(entries, selection, language, placesOf(found, byId));
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
