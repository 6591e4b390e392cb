import { model } from "@medusajs/framework/utils";
import { documentKinds } from "../document-types";

/** The last number used in a series; the row is locked while a document is issued. */
export const DocumentCounter = model.define("document_counter", {
  /** `<kind>-<year>`. */
  id: model.text().primaryKey(),
  kind: model.enum([...documentKinds]),
  year: model.number(),
  last: model.number(),
});
