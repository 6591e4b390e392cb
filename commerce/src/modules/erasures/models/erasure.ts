import { model } from "@medusajs/framework/utils";

/**
 * That somebody was erased (GDPR art. 5(2)): when (`created_at`), by whom, and of how many orders; nothing of the person. Rows are
 * never changed.
 */
export const Erasure = model
  .define("erasure", {
    id: model.id({ prefix: "erasure" }).primaryKey(),
    /** Id of the user of the admin, or of an API key. */
    erased_by: model.text(),
    order_count: model.number(),
  })
  .indexes([{ on: ["created_at"] }]);
