import { model } from "@medusajs/framework/utils";
import { contentKinds, entryStatuses, pageRoles } from "../kinds";
import { EntryText } from "./entry-text";

/** A post or a page; its words stand in `texts`, one row a language, its slugs in the module `slugs`. */
export const Entry = model
  .define("content_entry", {
    id: model.id({ prefix: "entry" }).primaryKey(),
    kind: model.enum([...contentKinds]),
    role: model.enum([...pageRoles]).nullable(),
    status: model.enum([...entryStatuses]).default("draft"),
    /** From when on a published entry is seen; UTC. */
    published_at: model.dateTime().nullable(),
    picture_url: model.text().nullable(),
    /** Pixels. */
    picture_width: model.number().nullable(),
    picture_height: model.number().nullable(),
    /** In the owner's order, which a link table would not keep. A product that is gone is not shown. */
    related_product_ids: model.array(),
    texts: model.hasMany(() => EntryText, { mappedBy: "entry" }),
  })
  .cascades({ delete: ["texts"] })
  .indexes([
    { on: ["kind", "status", "published_at"] },
    { on: ["role"], unique: true, where: "role IS NOT NULL AND deleted_at IS NULL" },
  ]);
