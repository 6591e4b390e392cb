import { model } from "@medusajs/framework/utils";
import { contentKinds, pageRoles } from "@su-turrone/contract/content";
import { textLanguages } from "@su-turrone/contract/languages";
import { entryStatuses } from "../entry-statuses";

/** A post or page. Its texts are in `texts`, one row per language; its slugs are in the `slugs` module. */
export const Entry = model
  .define("content_entry", {
    id: model.id({ prefix: "entry" }).primaryKey(),
    kind: model.enum([...contentKinds]),
    role: model.enum([...pageRoles]).nullable(),
    status: model.enum([...entryStatuses]).default("draft"),
    /** A published entry is visible from this time on; UTC. */
    published_at: model.dateTime().nullable(),
    picture_url: model.text().nullable(),
    /** Pixels. */
    picture_width: model.number().nullable(),
    picture_height: model.number().nullable(),
    /** In the owner's order, which a link table would not keep. Products that no longer exist are not shown. */
    related_product_ids: model.array(),
    texts: model.hasMany(() => EntryText, { mappedBy: "entry" }),
  })
  .cascades({ delete: ["texts"] })
  .indexes([
    { on: ["kind", "status", "published_at"] },
    { on: ["role"], unique: true, where: "role IS NOT NULL AND deleted_at IS NULL" },
  ]);

/** The text of a post or page in one language. */
export const EntryText = model
  .define("content_text", {
    id: model.id({ prefix: "text" }).primaryKey(),
    language: model.enum([...textLanguages]),
    title: model.text(),
    teaser: model.text(),
    /** Markdown with placeholders (see placeholders.ts). */
    body: model.text(),
    seo_title: model.text(),
    seo_description: model.text(),
    picture_alt: model.text(),
    entry: model.belongsTo(() => Entry, { mappedBy: "texts" }),
  })
  .indexes([{ on: ["entry_id", "language"], unique: true, where: "deleted_at IS NULL" }]);
