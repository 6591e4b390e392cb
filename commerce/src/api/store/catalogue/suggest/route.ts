import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import type { Suggestions } from "@su-turrone/contract/catalogue";
import { catalogueContextOf, wordsOf } from "../../../../features/catalogue/catalogue-query";
import { catalogueSnapshot } from "../../../../features/catalogue/catalogue-snapshot";
import { readProducts } from "../../../../features/catalogue/read-products";
import { meaningIn } from "../../../../features/catalogue/search-meaning";
import { placesOf, rankerFor, type Match } from "../../../../features/catalogue/search-ranker";
import { hasTraits } from "../../../../features/catalogue/select-page";

const maxSuggestions = 6;

/** Suggestions for an incomplete search text: `?region_id&q`. */
export async function GET(req: MedusaStoreRequest, res: MedusaResponse<Suggestions>): Promise<void> {
  const q = wordsOf(req.query);
  const catalogueContext = await catalogueContextOf(req);
  const { language } = catalogueContext;
  const { entries, byId, documents } = await catalogueSnapshot(req.scope, catalogueContext);
  const ranker = await rankerFor(catalogueContext, documents);
  const { words, weights, choices, unanswered, named } = meaningIn(entries, q, language);
  const hasAskedWeight = ({ grams }: { grams: number | null }) =>
    weights.length === 0 || weights.includes(grams ?? 0);
  const suitable = entries.filter(
    (entry) =>
      !unanswered &&
      (named?.has(entry.id) ?? true) &&
      hasTraits(entry, { choices }) &&
      entry.variants.some(hasAskedWeight),
  );
  const suitableIds = new Set(suitable.map(({ id }) => id));
  // a weight or seasonal word alone occurs in no text: return the products it stands for, in the owner's order
  const found: Match[] =
    words === ""
      ? suitable.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)).map(({ id }) => ({ id, score: 1 }))
      : ranker.find(words, byId).filter(({ id }) => suitableIds.has(id));
  const bestEntries = [...placesOf(found, byId).keys()]
    .slice(0, maxSuggestions)
    .flatMap((id) => byId.get(id) ?? []);
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
