import { afterAll } from "vitest";
import { createProduct, type ProductTerms, type TestProduct } from "./products";

/** A product for the calling test file; after its tests deleted, or taken off sale if orders may have reserved its stock. */
export async function ownProduct(title: string, terms: ProductTerms = {}): Promise<TestProduct> {
  const product = await createProduct(title, terms);
  afterAll(terms.stock === undefined ? product.remove : product.takeOffSale);
  return product;
}
