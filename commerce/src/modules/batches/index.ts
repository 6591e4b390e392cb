import { Module, MedusaService } from "@medusajs/framework/utils";
import { Batch, ParcelBatch } from "./models/batch";

/** Stores the batches of products and which of them were packed into which parcel. */
export class BatchesService extends MedusaService({ Batch, ParcelBatch }) {
  /** Ids of the batches currently on sale, keyed by product: the most recently created batch of each. */
  async newestOf(productIds: readonly string[]): Promise<Map<string, string>> {
    const batches = await this.listBatches(
      { product_id: [...productIds] },
      { take: null, order: { created_at: "ASC" }, select: ["id", "product_id"] },
    );
    return new Map(batches.map(({ id, product_id }) => [product_id, id]));
  }
}

export const BATCHES_MODULE = "batches";

export default Module(BATCHES_MODULE, { service: BatchesService });
