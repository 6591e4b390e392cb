import { model } from "@medusajs/framework/utils";
import type { EntrySnapshot } from "../entry-data";

/** What a post or page was from one saving to the next. Rows are never changed. */
export const EntryVersion = model
  .define("content_version", {
    id: model.id({ prefix: "contver" }).primaryKey(),
    entry_id: model.text(),
    data: model.json<EntrySnapshot>(),
    /** Id of the user of the admin, or of an API key; null for what the shop came with. */
    saved_by: model.text().nullable(),
  })
  .indexes([{ on: ["entry_id", "created_at"] }]);
