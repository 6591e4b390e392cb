import { Module, InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import type { Context } from "@medusajs/framework/types";
import { ProductDetail } from "./models/product-detail";
import { emptyTaste, type ProductDetailsData } from "./product-details-types";

/** Brand, origin, unit price, alternative texts, taste, contents and occasions: one row per product. */
export class ProductDetailsService extends MedusaService({ ProductDetail }) {
  async detailsOf(productId: string, context: Context = {}): Promise<ProductDetailsData | null> {
    const [row] = await this.listProductDetails({ product_id: productId }, { take: 1 }, context);
    if (!row) return null;
    const { brand, origin, unit_price_exempt, pictures, taste, contents, occasions } = row;
    return {
      brand,
      origin,
      unit_price_exempt,
      pictures,
      taste: taste ?? emptyTaste,
      contents: contents ?? [],
      occasions: occasions ?? [],
    };
  }

  /** Writes the details of a product, or removes them when null, in one transaction. */
  @InjectTransactionManager()
  async writeDetails(
    productId: string,
    details: ProductDetailsData | null,
    @MedusaContext() context: Context = {},
  ): Promise<void> {
    const [known] = await this.listProductDetails({ product_id: productId }, { take: 1 }, context);
    if (!details) {
      if (known) await this.deleteProductDetails(known.id, context);
    } else if (known) {
      await this.updateProductDetails([{ id: known.id, ...details }], context);
    } else {
      await this.createProductDetails([{ product_id: productId, ...details }], context);
    }
  }
}

export const PRODUCT_DETAILS_MODULE = "productDetails";

export default Module(PRODUCT_DETAILS_MODULE, { service: ProductDetailsService });
