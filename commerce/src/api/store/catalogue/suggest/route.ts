import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import type { Suggestions } from "@su-turrone/contract/catalogue";
import { cachedProducts } from "../../../../features/catalogue/catalogue-cache";
import { catalogueContextOf, wordsOf } from "../../../../features/catalogue/catalogue-query";
import { readCatalogue } from "../../../../features/catalogue/read-catalogue";
import { readProducts } from "../../../../features/catalogue/read-products";
import { meaningIn } from "../../../../features/catalogue/search-meaning";
import { placesOf, type Match } from "../../../../features/catalogue/search-ranker";
import { rankerFor } from "../../../../features/catalogue/search-replica";
import { hasTraits } from "../../../../features/catalogue/select-page";

/** Maximum number of suggested products. */
const maxSuggestions = 6;

/**
 * Number of best matches whose stock is read: matches beyond them are not suggested, however many of the others are
 * sold out.
 */
const maxMatches = 4 * maxSuggestions;

/** Suggestions for an incomplete search text: `?region_id&q`. */
export async function GET(req: MedusaStoreRequest, res: MedusaResponse<Suggestions>): Promise<void> {
  const q = wordsOf(req.query);
  const catalogueContext = await catalogueContextOf(req);
  const [ranker, all] = await Promise.all([
    rankerFor(req.scope, catalogueContext.language),
    cachedProducts(req.scope, catalogueContext),
  ]);
  const { words, weights, choices, unanswered } = meaningIn(all, q, catalogueContext.language);
  const hasAskedWeight = ({ grams }: { grams: number | null }) =>
    weights.length === 0 || weights.includes(grams ?? 0);
  const products = all.filter(
    (product) => !unanswered && hasTraits(product, { choices }) && product.variants.some(hasAskedWeight),
  );
  const productOf = new Map(products.map((product) => [product.id, product]));
  // a weight or seasonal word alone occurs in no text: return the products it stands for, in the owner's order
  const found: Match[] =
    words === ""
      ? products.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)).map(({ id }) => ({ id, score: 1 }))
      : ranker.find(words);
  const matches = found.filter(({ id }) => productOf.has(id)).slice(0, maxMatches);
  const entries = await readCatalogue(
    req.scope,
    catalogueContext,
    matches.flatMap(({ id }) => productOf.get(id) ?? []),
  );
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const isSoldOut = (id: string) => entryOf.get(id)?.variants.every((variant) => variant.soldOut) ?? true;
  const bestEntries = [...placesOf(matches, isSoldOut).keys()]
    .flatMap((id) => entryOf.get(id) ?? [])
    .slice(0, maxSuggestions);
  const cards = await readProducts(req.scope, catalogueContext, bestEntries, "card");
  const suggestions = cards.products.flatMap(({ id, title, images, variants }) => {
    const own = cards.slugs[id];
    const matchingVariants = variants.filter(hasAskedWeight);
    const buyable = matchingVariants.filter(({ stock }) => stock !== 0);
    const cents = Math.min(
      ...(buyable.length > 0 ? buyable : matchingVariants).map((variant) => variant.cents),
    );
    const [picture] = images.toSorted((a, b) => a.rank - b.rank);
    return own ? [{ id, name: title, slugs: own, cents, picture: picture?.url ?? null }] : [];
  });
  res.json({
    products: suggestions,
    words: suggestions.length === 0 && words !== "" && !unanswered ? ranker.nearest(words) : [],
  });
}
