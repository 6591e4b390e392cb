import { model } from "@medusajs/framework/utils";
import { priceCauses } from "../price-log-types";

/**
 * What a price was from a moment on. The database writes it itself whenever Medusa's `price` or `price_list` changes, and refuses to
 * change or delete it (see the migration). `created_at` is when it was seen.
 */
export const PriceLogEntry = model
  .define("price_log_entry", {
    id: model.id({ prefix: "prlog" }).primaryKey(),
    /** Medusa's price. */
    price_id: model.text(),
    /** Medusa's set of prices, which a variant is linked to. */
    price_set_id: model.text(),
    /** Counts the entries of a set from 1, without a gap. */
    number: model.number(),
    cause: model.enum([...priceCauses]),
    /** Integer cents. */
    cents: model.number(),
    currency_code: model.text(),
    /** Whether VAT is in it, by the preference of its currency. */
    tax_inclusive: model.boolean(),
    /** Packs from which it holds; null from the first. */
    min_quantity: model.float().nullable(),
    /** Whether it holds under conditions only, as a region or a group of customers. */
    conditional: model.boolean(),
    /** Null for the base price. */
    price_list_id: model.text().nullable(),
    /** `sale` or `override`; null for the base price. */
    price_list_type: model.text().nullable(),
    /** Null for the base price. */
    price_list_active: model.boolean().nullable(),
    valid_from: model.dateTime(),
    /** Null: until it is changed. */
    valid_until: model.dateTime().nullable(),
  })
  .indexes([{ on: ["price_set_id", "number"], unique: true }, { on: ["price_id"] }]);
