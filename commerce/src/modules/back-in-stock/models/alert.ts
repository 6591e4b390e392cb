import { model } from "@medusajs/framework/utils";
import { languages } from "../../../platform/languages";

/**
 * A request to be notified when a variant is available again. The row is deleted once the mail was sent or the alert is
 * no longer wanted.
 * The table, the mail templates and the link paths say "restock" because those names are already stored or sent.
 */
export const Alert = model
  .define("restock_alert", {
    id: model.id({ prefix: "restock" }).primaryKey(),
    variant_id: model.text(),
    /** In lower case. */
    email: model.text(),
    language: model.enum([...languages]),
    asked_at: model.dateTime(),
    /** When the confirmation link in the mail was followed; null until then. */
    confirmed_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["variant_id", "email"], unique: true }, { on: ["confirmed_at"] }]);
