import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { allergens } from "@su-turrone/contract/food-labels";
import type { AllergenTable } from "@su-turrone/contract/catalogue";
import { catalogueContextOf, selectionOf } from "../../../../features/catalogue/catalogue-query";
import { cachedList } from "../../../../features/catalogue/list-cache";
import { readCatalogue } from "../../../../features/catalogue/read-catalogue";
import { pageOf, selectAll } from "../../../../features/catalogue/select-page";
import { SLUGS_MODULE } from "../../../../modules/slugs";

/** Products per page: few shops have more, and the page stays small with a column for every allergen of the law. */
const size = 100;

/** Allergens of the products on sale, by name: `?region_id` (required) `&page`. */
export async function GET(req: MedusaStoreRequest, res: MedusaResponse<AllergenTable>): Promise<void> {
  const { selection } = selectionOf({ sort: "name", page: req.query["page"] });
  const catalogueContext = await catalogueContextOf(req);
  const entries = await readCatalogue(req.scope, catalogueContext);
  const list = cachedList(entries, { selection, words: "", ranker: null }, () =>
    selectAll(entries, selection, catalogueContext.language),
  );
  const { hits, page, pages } = pageOf(list, { page: selection.page, size });
  const service = req.scope.resolve(SLUGS_MODULE);
  const slugs = await service.slugsOf(
    "product",
    hits.map(({ entry }) => entry.id),
  );
  const stated = new Set(
    entries.flatMap(({ label }) => [...(label?.contains ?? []), ...(label?.traces ?? [])]),
  );
  res.json({
    products: hits.flatMap(({ entry: { id, name, label } }) => {
      const own = slugs.get(id);
      return own ? [{ id, name, slugs: own, label }] : [];
    }),
    allergens: allergens.filter((allergen) => stated.has(allergen)),
    page,
    pages,
  });
}
