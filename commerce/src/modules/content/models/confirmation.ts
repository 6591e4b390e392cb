import { model } from "@medusajs/framework/utils";

/** That somebody has read a legal page and stands by its words. Rows are never changed: other words need a new one. */
export const Confirmation = model
  .define("content_confirmation", {
    id: model.id({ prefix: "contconf" }).primaryKey(),
    entry_id: model.text(),
    /** Of the words that were read, in all languages; see features/launch/legal-texts.ts. */
    words_hash: model.text(),
    /** Id of the user of the admin, or of an API key. */
    confirmed_by: model.text(),
  })
  .indexes([{ on: ["entry_id"] }]);
