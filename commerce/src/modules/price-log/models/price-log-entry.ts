import { model } from "@medusajs/framework/utils";
import { priceCauses } from "../price-log-types";

/**
 * The value of a price from a point in time on. The database writes the entry itself whenever Medusa's `price` or
 * `price_list` changes, and refuses to change or delete it (see the migration). `created_at` is when the change was
 * seen.
 */
export const PriceLogEntry = model
  .define("price_log_entry", {
    id: model.id({ prefix: "prlog" }).primaryKey(),
    /** Id of Medusa's price. */
    price_id: model.text(),
    /** Id of Medusa's price set, which is linked to a variant. */
    price_set_id: model.text(),
    /** Number of the entry within its price set, from 1 without gaps. */
    number: model.number(),
    cause: model.enum([...priceCauses]),
    /** Integer cents. */
    cents: model.number(),
    currency_code: model.text(),
    /** Whether the price includes VAT, according to the price preference of its currency. */
    tax_inclusive: model.boolean(),
    /** Minimum number of packs for this price; null when it applies from the first. */
    min_quantity: model.float().nullable(),
    /** Whether it applies under conditions only, such as a region or a customer group. */
    conditional: model.boolean(),
    /** Null for the base price. */
    price_list_id: model.text().nullable(),
    /** `sale` or `override`; null for the base price. */
    price_list_type: model.text().nullable(),
    /** Null for the base price. */
    price_list_active: model.boolean().nullable(),
    valid_from: model.dateTime(),
    /** Null when it is valid until it is changed. */
    valid_until: model.dateTime().nullable(),
  })
  .indexes([{ on: ["price_set_id", "number"], unique: true }, { on: ["price_id"] }]);
