import { model } from "@medusajs/framework/utils";

/** Goods of a product that were made together, by the code that stands on them (directive 2011/91/EU). */
export const Batch = model
  .define("batch", {
    id: model.id({ prefix: "batch" }).primaryKey(),
    product_id: model.text(),
    code: model.text(),
    /** Day until which it keeps its quality, ISO 8601 date (regulation (EU) 1169/2011, art. 24). */
    best_before: model.text(),
  })
  .indexes([{ on: ["product_id", "code"], unique: true }]);

/** Which batch of a product lay in a parcel; one for each product. */
export const ParcelBatch = model
  .define("parcel_batch", {
    id: model.id({ prefix: "parbatch" }).primaryKey(),
    /** Medusa's fulfilment: the parcel. */
    fulfillment_id: model.text(),
    order_id: model.text(),
    product_id: model.text(),
    batch_id: model.text(),
    /** Packs of the product, of all its weights. */
    quantity: model.number(),
  })
  .indexes([
    { on: ["fulfillment_id", "product_id"], unique: true },
    { on: ["batch_id"] },
    { on: ["order_id"] },
  ]);
