import { model } from "@medusajs/framework/utils";
import { languages } from "../../../platform/languages";
import { kinds } from "../slug-logic";

/**
 * One current or former slug of an entity in one language. At most one per language is current; the others are kept as
 * history, so that old links redirect to the new address.
 */
export const Slug = model
  .define("slug", {
    id: model.id({ prefix: "slug" }).primaryKey(),
    kind: model.enum([...kinds]),
    entity_id: model.text(),
    language: model.enum([...languages]),
    slug: model.text(),
    current: model.boolean(),
  })
  .indexes([
    { on: ["kind", "language", "slug"], unique: true, where: "deleted_at IS NULL" },
    { on: ["kind", "entity_id", "language"], unique: true, where: "current AND deleted_at IS NULL" },
  ]);
