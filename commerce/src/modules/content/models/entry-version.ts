import { model } from "@medusajs/framework/utils";
import type { EntrySnapshot } from "../entry-data";

/** The content of a post or page between one save and the next. Rows are never changed. */
export const EntryVersion = model
  .define("content_version", {
    id: model.id({ prefix: "contver" }).primaryKey(),
    entry_id: model.text(),
    data: model.json<EntrySnapshot>(),
    /** Id of the admin user or of the API key; null for the content the shop was seeded with. */
    saved_by: model.text().nullable(),
  })
  .indexes([{ on: ["entry_id", "created_at"] }]);
