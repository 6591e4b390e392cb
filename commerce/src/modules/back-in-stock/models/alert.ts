import { model } from "@medusajs/framework/utils";
import { languages } from "../../../platform/languages";

/**
 * Somebody who wants to know when a weight can be had again. Deleted as soon as it was told, or is not wanted any more.
 * Its table, the templates of its mails and the addresses of its links say "restock", because those are stored or already sent.
 */
export const Alert = model
  .define("restock_alert", {
    id: model.id({ prefix: "restock" }).primaryKey(),
    variant_id: model.text(),
    /** In lower case. */
    email: model.text(),
    language: model.enum([...languages]),
    asked_at: model.dateTime(),
    /** When the link in the mail was followed; null before. */
    confirmed_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["variant_id", "email"], unique: true }, { on: ["confirmed_at"] }]);
