import type { MedusaContainer } from "@medusajs/framework/types";
import type { BoxContentView } from "@su-turrone/contract/catalogue";
import { PRODUCT_DETAILS_MODULE } from "../../modules/product-details";
import type { ProductDetailsService } from "../../modules/product-details/service";
import { SLUGS_MODULE } from "../../modules/slugs";
import type { SlugsService } from "../../modules/slugs/service";
import type { Language } from "../../platform/languages";
import { productNames } from "./product-names";

/**
 * Contents of a gift box, in the owner's order. Products not on sale individually are included by name; deleted ones
 * are left out.
 * @param onSale ids of the products that have a page
 */
export async function readContents(
  container: MedusaContainer,
  language: Language,
  productId: string,
  onSale: ReadonlySet<string>,
): Promise<BoxContentView[]> {
  const details: ProductDetailsService = container.resolve(PRODUCT_DETAILS_MODULE);
  const contents = (await details.detailsOf(productId))?.contents ?? [];
  if (contents.length === 0) return [];
  const slugs: SlugsService = container.resolve(SLUGS_MODULE);
  const ids = contents.map((content) => content.product_id);
  const [names, slugsOfProducts] = await Promise.all([
    productNames(container, language, ids),
    slugs.slugsOf("product", ids),
  ]);
  return contents.flatMap(({ product_id: id, pieces }) => {
    const name = names.get(id);
    if (name === undefined) return [];
    return [{ id, name, pieces, slugs: (onSale.has(id) && slugsOfProducts.get(id)) || null }];
  });
}
