import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { allergens } from "@su-turrone/contract/food-labels";
import type { AllergenTable } from "@su-turrone/contract/catalogue";
import { catalogueContextOf, selectionOf } from "../../../../features/catalogue/catalogue-query";
import { catalogueSnapshot, rememberedList } from "../../../../features/catalogue/catalogue-snapshot";
import { pageOf, selectAll } from "../../../../features/catalogue/select-page";
import { SLUGS_MODULE } from "../../../../modules/slugs";

/** Products per page: few shops have more, and the page stays small with a column for every allergen of the law. */
const size = 100;

/** Allergens of the products on sale, by name: `?region_id` (required) `&page`. */
export async function GET(req: MedusaStoreRequest, res: MedusaResponse<AllergenTable>): Promise<void> {
  const { selection } = selectionOf({ sort: "name", page: req.query["page"] });
  const catalogueContext = await catalogueContextOf(req);
  const { language } = catalogueContext;
  const catalogue = await catalogueSnapshot(req.scope, catalogueContext);
  const { entries } = catalogue;
  const list = rememberedList(catalogue, { selection, language, words: "", ranker: null }, () =>
    selectAll(entries, selection, language),
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
    products: hits.flatMap(({ entry: { id, names, label } }) => {
      const own = slugs.get(id);
      return own ? [{ id, name: names[language], slugs: own, label }] : [];
    }),
    allergens: allergens.filter((allergen) => stated.has(allergen)),
    page,
    pages,
  });
}
