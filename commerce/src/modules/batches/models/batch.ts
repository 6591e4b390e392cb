import { model } from "@medusajs/framework/utils";

/** A lot of a product, identified by the lot code printed on the packs (directive 2011/91/EU). */
export const Batch = model
  .define("batch", {
    id: model.id({ prefix: "batch" }).primaryKey(),
    product_id: model.text(),
    code: model.text(),
    /** Best-before date, ISO 8601 (regulation (EU) 1169/2011, art. 24). */
    best_before: model.text(),
  })
  .indexes([{ on: ["product_id", "code"], unique: true }]);

/** The batch of a product that was packed into a parcel; one row per parcel and product. */
export const ParcelBatch = model
  .define("parcel_batch", {
    id: model.id({ prefix: "parbatch" }).primaryKey(),
    /** Id of Medusa's fulfilment, which is the parcel. */
    fulfillment_id: model.text(),
    order_id: model.text(),
    product_id: model.text(),
    batch_id: model.text(),
    /** Number of packs of the product, across all its weights. */
    quantity: model.number(),
  })
  .indexes([
    { on: ["fulfillment_id", "product_id"], unique: true },
    { on: ["batch_id"] },
    { on: ["order_id"] },
  ]);
