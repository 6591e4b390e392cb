import { model } from "@medusajs/framework/utils";
import { languages } from "../../../platform/languages";
import { reviewStatuses } from "../review-statuses";

/** A buyer's review of one line of a delivered order; texts are stored as typed and escaped when displayed. */
export const Review = model
  .define("review", {
    id: model.id({ prefix: "rev" }).primaryKey(),
    product_id: model.text(),
    order_id: model.text(),
    /** Unique: one review per line, even if it was rejected. */
    line_item_id: model.text().unique(),
    /** 1 to 5. */
    rating: model.number(),
    title: model.text(),
    text: model.text(),
    display_name: model.text(),
    language: model.enum([...languages]),
    status: model.enum([...reviewStatuses]).default("pending"),
  })
  .indexes([
    { on: ["product_id", "status", "created_at"] },
    { on: ["status", "created_at"] },
    { on: ["order_id"] },
  ])
  .checks([{ name: "review_rating_range", expression: (columns) => `${columns.rating} between 1 and 5` }]);
