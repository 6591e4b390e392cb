import { model } from "@medusajs/framework/utils";
import { contentKinds, pageRoles } from "@su-turrone/contract/content";
import { textLanguages } from "@su-turrone/contract/languages";
import { entryStatuses } from "../entry-statuses";
import type { EntrySnapshot } from "../entry-data";

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
