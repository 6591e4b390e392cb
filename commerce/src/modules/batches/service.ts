import { MedusaService } from "@medusajs/framework/utils";
import { Batch, ParcelBatch } from "./models/batch";

/** Knows the batches of products, and which of them lay in which parcel. */
export class BatchesService extends MedusaService({ Batch, ParcelBatch }) {
  /** Ids of the batches that are being sold now, by product: of each the one that was written down last. */
  async newestOf(productIds: readonly string[]): Promise<Map<string, string>> {
    const batches = await this.listBatches(
      { product_id: [...productIds] },
      { take: null, order: { created_at: "ASC" }, select: ["id", "product_id"] },
    );
    return new Map(batches.map(({ id, product_id }) => [product_id, id]));
  }
}
