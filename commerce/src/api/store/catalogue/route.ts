import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { readEntries } from "../../../catalogue/read";
import { readerOf, selectionOf } from "../../../catalogue/request";
import { selectPage } from "../../../catalogue/select";

/**
 * One page of the products on sale, filtered and sorted over the whole catalogue at the prices of now:
 * `?region_id` (needed) `&category_id&weight` (either many times) `&min&max` (cents) `&available=true&sort&page&size`.
 * Answers `{products: [{id, variant_ids}], count, page, pages, size, facets}`; `variant_ids` are the weights that are
 * what was asked for, the cheapest first.
 */
export async function GET(req: MedusaStoreRequest, res: MedusaResponse): Promise<void> {
  const selection = selectionOf(req.query);
  const reader = await readerOf(req);
  const { hits, ...rest } = selectPage(await readEntries(req.scope, reader), selection, reader.language);
  const products = hits.map(({ entry, variants }) => ({
    id: entry.id,
    variant_ids: variants.map(({ id }) => id),
  }));
  res.json({ products, ...rest, size: selection.size });
}
