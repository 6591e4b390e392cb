import { Module, InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import type { Band } from "@su-turrone/contract/bands";
import type { Context, InferTypeOf } from "@medusajs/framework/types";
import { ProductDetail } from "./models/product-detail";
import { emptyTaste, type BoxContent, type ProductDetailsData } from "./product-details-types";

export const detailsIn = ({
  brand,
  band,
  origin,
  unit_price_exempt,
  pictures,
  taste,
  contents,
  occasions,
}: InferTypeOf<typeof ProductDetail>): ProductDetailsData => ({
  brand,
  // validated before it was written
  band: band as Band | null,
  origin,
  unit_price_exempt,
  pictures,
  taste: taste ?? emptyTaste,
  contents: contents ?? [],
  occasions: occasions ?? [],
});

/** Brand, band, origin, unit price, alternative texts, taste, contents and occasions: one row per product. */
export class ProductDetailsService extends MedusaService({ ProductDetail }) {
  async detailsOf(productId: string, context: Context = {}): Promise<ProductDetailsData | null> {
    const [row] = await this.listProductDetails({ product_id: productId }, { take: 1 }, context);
    return row ? detailsIn(row) : null;
  }

  /**
   * The bands of products by id: the product's own, otherwise those of what lies in it, each once, in the order of its
   * contents.
   */
  async bandsOf(productIds: readonly string[], context: Context = {}): Promise<Map<string, Band[]>> {
    const rowsOf = (ids: readonly string[]) =>
      ids.length === 0 ? [] : this.listProductDetails({ product_id: [...ids] }, { take: null }, context);
    const contentIds = (row: { contents: BoxContent[] | null }): string[] =>
      (row.contents ?? []).map(({ product_id }) => product_id);
    const rows = await rowsOf(productIds);
    const boxes = rows.filter(({ band }) => band === null);
    const ownBands = new Map(
      [...rows, ...(await rowsOf(boxes.flatMap(contentIds)))].map((row) => [
        row.product_id,
        row.band as Band | null,
      ]),
    );
    return new Map(
      rows.map((row) => {
        const ids = row.band === null ? contentIds(row) : [row.product_id];
        const bands = ids.flatMap((id) => ownBands.get(id) ?? []);
        return [row.product_id, [...new Set(bands)]];
      }),
    );
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
