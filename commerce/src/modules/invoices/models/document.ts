import { model } from "@medusajs/framework/utils";
import { languages } from "../../../platform/languages";
import { documentKinds } from "../document-types";

/** An issued invoice or credit note. The database refuses to change or delete one (see the migration). */
export const ShopDocument = model
  .define("shop_document", {
    id: model.id({ prefix: "sdoc" }).primaryKey(),
    kind: model.enum([...documentKinds]),
    year: model.number(),
    sequence: model.number(),
    /** Number as printed, `F-2026-0042`. */
    label: model.text(),
    order_id: model.text(),
    /** What it was issued for: "paid", or the id of the refund. */
    cause: model.text(),
    issued_at: model.dateTime(),
    /** Language of the order and therefore of the document. */
    language: model.enum([...languages]),
    snapshot: model.json(),
  })
  .indexes([
    { on: ["kind", "year", "sequence"], unique: true },
    { on: ["order_id", "kind", "cause"], unique: true },
    { on: ["issued_at", "sequence"] },
    { on: ["label"] },
  ]);

/** The last number used in a series; the row is locked while a document is issued. */
export const DocumentCounter = model.define("document_counter", {
  /** `<kind>-<year>`. */
  id: model.text().primaryKey(),
  kind: model.enum([...documentKinds]),
  year: model.number(),
  last: model.number(),
});
