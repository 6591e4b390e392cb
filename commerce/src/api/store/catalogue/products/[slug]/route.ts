import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { catalogueContextOf } from "../../../../../features/catalogue/catalogue-query";
import { readProductPage } from "../../../../../features/catalogue/read-product-page";

/**
 * Product page by its slug in the language of the request: `?region_id` (required). Responds with
 * `CatalogueProductPage` or `CatalogueProductMoved`; 404 when no product on sale has or had the slug.
 */
export async function GET(req: MedusaStoreRequest, res: MedusaResponse): Promise<void> {
  const page = await readProductPage(req.scope, await catalogueContextOf(req), req.params["slug"] ?? "");
  if (!page) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such product");
  res.json(page);
}
