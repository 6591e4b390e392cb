import { model } from "@medusajs/framework/utils";
import { contentLanguages } from "../kinds";
import { Entry } from "./entry";

/** The words of a post or page in one language. */
export const EntryText = model
  .define("content_text", {
    id: model.id({ prefix: "text" }).primaryKey(),
    language: model.enum([...contentLanguages]),
    title: model.text(),
    teaser: model.text(),
    /** Markdown with the placeholders of placeholders.ts. */
    body: model.text(),
    seo_title: model.text(),
    seo_description: model.text(),
    picture_alt: model.text(),
    entry: model.belongsTo(() => Entry, { mappedBy: "texts" }),
  })
  .indexes([{ on: ["entry_id", "language"], unique: true, where: "deleted_at IS NULL" }]);
