import { model } from "@medusajs/framework/utils";

/**
 * Records that somebody has read a legal page and approved its text. Rows are never changed: a changed text needs a new
 * confirmation.
 */
export const Confirmation = model
  .define("content_confirmation", {
    id: model.id({ prefix: "contconf" }).primaryKey(),
    entry_id: model.text(),
    /** Hash of the approved texts in all languages; see features/launch/legal-texts.ts. */
    words_hash: model.text(),
    /** Id of the admin user or of the API key. */
    confirmed_by: model.text(),
  })
  .indexes([{ on: ["entry_id"] }]);
