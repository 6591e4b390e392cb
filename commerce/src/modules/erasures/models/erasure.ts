import { model } from "@medusajs/framework/utils";

/**
 * Records that a person's data was erased (GDPR art. 5(2)): when (`created_at`), by whom, and in how many orders, but
 * nothing about the person. Rows are never changed.
 */
export const Erasure = model
  .define("erasure", {
    id: model.id({ prefix: "erasure" }).primaryKey(),
    /** Id of the admin user or of the API key. */
    erased_by: model.text(),
    order_count: model.number(),
  })
  .indexes([{ on: ["created_at"] }]);
