import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import type { Suggestions } from "@su-turrone/contract/catalogue";
import { placesOf } from "../../../../features/catalogue/search-ranker";
import { rankerFor } from "../../../../features/catalogue/search-replica";
import { cachedProducts } from "../../../../features/catalogue/catalogue-cache";
import { soldOutNow } from "../../../../features/catalogue/read-catalogue";
import { catalogueContextOf, wordsOf } from "../../../../features/catalogue/catalogue-query";
import { SLUGS_MODULE } from "../../../../modules/slugs";
import type { SlugsService } from "../../../../modules/slugs/service";

/** Most products suggested. */
const most = 6;

/** Best matches whose stock is looked at: one beyond them is not suggested, however many of the others are sold out. */
const considered = 4 * most;

/** What may be meant by the beginning of a search: `?region_id&q`. */
export async function GET(req: MedusaStoreRequest, res: MedusaResponse<Suggestions>): Promise<void> {
  const q = wordsOf(req.query);
  const catalogueContext = await catalogueContextOf(req);
  const [ranker, products] = await Promise.all([
    rankerFor(req.scope, catalogueContext.language),
    cachedProducts(req.scope, catalogueContext),
  ]);
  const productOf = new Map(products.map((product) => [product.id, product]));
  const matches = ranker
    .find(q)
    .filter(({ id }) => productOf.has(id))
    .slice(0, considered);
  const candidates = matches.flatMap(({ id }) => productOf.get(id) ?? []);
  const soldOut = await soldOutNow(req.scope, candidates, catalogueContext.salesChannelId);
  const isSoldOut = (id: string) =>
    productOf.get(id)?.variants.every((variant) => soldOut.has(variant.id)) ?? true;
  const ids = [...placesOf(matches, isSoldOut).keys()].slice(0, most);
  const slugs: SlugsService = req.scope.resolve(SLUGS_MODULE);
  const slugsById = await slugs.slugsOf("product", ids);
  const suggested = ids.flatMap((id) => {
    const own = slugsById.get(id);
    return own ? [{ id, name: productOf.get(id)?.name ?? "", slugs: own }] : [];
  });
  res.json({ products: suggested, words: ids.length === 0 ? ranker.nearest(q) : [] });
}
