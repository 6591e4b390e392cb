import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { jsonRow, jsonRows } from "../../platform/json-rows";
import type { Id } from "../catalogue/available-packs";
import { variantRow } from "./cart-query";
import { settingsState } from "./cart-terms";
import { cartVariant } from "./read-cart";

// what a change of the goods has to know beyond the cart, read in one statement with it

const text = z.string().nullable();

/** A variant with everything Medusa copies from it to a line. */
const addedVariant = (knex: Knex, id: string, salesChannelId: Id): Knex.QueryBuilder =>
  variantRow(knex, id, salesChannelId)
    .leftJoin("product_type as type", "type.id", "product.type_id")
    .leftJoin("product_collection as collection", "collection.id", "product.collection_id")
    .select("product.subtitle", "product.description", "product.handle", "product.is_giftcard", {
      discountable: "product.discountable",
      type: "type.value",
      collection: "collection.title",
      variant_title: "variant.title",
      sku: "variant.sku",
      barcode: "variant.barcode",
      thumbnail: knex.raw("coalesce(variant.thumbnail, product.thumbnail)"),
      shipped: knex.raw("exists ? or exists ?", [
        knex("product_shipping_profile as profile")
          .where("profile.product_id", knex.ref("product.id"))
          .whereNull("profile.deleted_at")
          .select("profile.id"),
        knex("product_variant_inventory_item as part")
          .join("inventory_item as stored", "stored.id", "part.inventory_item_id")
          .where({ "part.variant_id": knex.ref("variant.id"), "stored.requires_shipping": true })
          .whereNull("part.deleted_at")
          .select("part.id"),
      ]),
      texts: jsonRows(
        knex,
        knex("translation as translated")
          .whereIn("translated.reference_id", [knex.ref("product.id"), knex.ref("variant.id")])
          .whereNull("translated.deleted_at")
          .select("translated.reference_id", "translated.locale_code", "translated.translations"),
      ),
    });

/** Columns with the facts about a change that may add a variant. */
export const factColumns = (knex: Knex, variantId: string | null, salesChannelId: Id) => ({
  added: variantId === null ? knex.raw("null") : jsonRow(knex, addedVariant(knex, variantId, salesChannelId)),
  settings_state: knex.raw(settingsState),
  automatic_promotions: knex.raw("exists ?", [
    knex("promotion").where({ is_automatic: true, status: "active" }).whereNull("deleted_at").select("id"),
  ]),
});

/** Rows of `factColumns`. */
export const changeFacts = z.object({
  added: cartVariant
    .extend({
      subtitle: text,
      description: text,
      handle: text,
      is_giftcard: z.boolean(),
      discountable: z.boolean(),
      type: text,
      collection: text,
      variant_title: z.string(),
      sku: text,
      barcode: text,
      thumbnail: text,
      shipped: z.boolean(),
      texts: z.array(
        z.object({
          reference_id: z.string(),
          locale_code: z.string(),
          translations: z.record(z.string(), z.unknown()),
        }),
      ),
    })
    .nullable(),
  settings_state: z.string(),
  automatic_promotions: z.boolean(),
});
export type ChangeFacts = z.infer<typeof changeFacts>;
export type AddedVariant = NonNullable<ChangeFacts["added"]>;
