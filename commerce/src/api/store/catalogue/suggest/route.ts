import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { rankerFor } from "../../../../features/catalogue/search-replica";
import { cachedProducts } from "../../../../features/catalogue/catalogue-cache";
import { catalogueContextOf, wordsOf } from "../../../../features/catalogue/catalogue-query";
import { SLUGS_MODULE } from "../../../../modules/slugs";
import type { SlugsService } from "../../../../modules/slugs/service";

/** Most products suggested. */
const most = 6;

/**
 * What may be meant by the beginning of a search: `?region_id&q`. Answers `{products: [{id, name, slugs}], words}`;
 * `orderMailTexts` are words of the shop near to those that find nothing.
 */
export async function GET(req: MedusaStoreRequest, res: MedusaResponse): Promise<void> {
  const q = wordsOf(req.query);
  const reader = await catalogueContextOf(req);
  const [engine, facts] = await Promise.all([
    rankerFor(req.scope, reader.language),
    cachedProducts(req.scope, reader),
  ]);
  const nameOf = new Map(facts.map(({ id, name }) => [id, name]));
  const ids = engine
    .find(q)
    .filter((id) => nameOf.has(id))
    .slice(0, most);
  const slugs: SlugsService = req.scope.resolve(SLUGS_MODULE);
  const slugsById = await slugs.slugsOf("product", ids);
  const products = ids.flatMap((id) => {
    const own = slugsById.get(id);
    return own ? [{ id, name: nameOf.get(id) ?? "", slugs: own }] : [];
  });
  res.json({ products, words: ids.length === 0 ? engine.nearest(q) : [] });
}
