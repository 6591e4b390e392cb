import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { jsonRow, jsonRows } from "../../platform/json-rows";
import type { Id } from "../catalogue/available-packs";
import { variantRow } from "./cart-query";
import { settingsState, type TaxLine } from "./cart-terms";
import type { PackPrice } from "./current-lines";
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
export type AddedVariant = NonNullable<z.infer<typeof changeFacts>["added"]>;

/*
 * Rows as Medusa's cart module writes them; tests/http/direct-changes.test.ts compares them with those of its
 * workflows.
 */

/** An amount with its exact value. */
export const exact = (name: string, amount: number | null) => ({
  [name]: amount,
  [`raw_${name}`]: amount === null ? null : { value: String(amount), precision: 20 },
});

/** Columns of a line that depend on its price. */
export const priceColumns = ({ euro, compareAt }: Pick<PackPrice, "euro" | "compareAt">) => ({
  ...exact("unit_price", euro),
  ...exact("compare_at_unit_price", compareAt),
});

/** As in Medusa, an empty translation counts as missing, and a text that is missing is not translated. */
function translated<Text extends string | null>(
  variant: AddedVariant,
  owner: string,
  locale: string | null,
  name: string,
  text: Text,
): Text | string {
  const { translations } =
    variant.texts.find((row) => row.reference_id === owner && row.locale_code === locale) ?? {};
  const found = translations?.[name];
  return text !== null && typeof found === "string" && found.trim() !== "" ? found : text;
}

export function lineRow(
  cartId: string,
  variant: AddedVariant,
  quantity: number,
  price: PackPrice,
  locale: string | null,
) {
  const inProduct = <Text extends string | null>(name: string, value: Text) =>
    translated(variant, variant.product_id, locale, name, value);
  const title = inProduct("title", variant.title);
  return {
    id: generateEntityId(undefined, "cali"),
    cart_id: cartId,
    title,
    subtitle: variant.variant_title,
    thumbnail: variant.thumbnail,
    quantity,
    variant_id: variant.id,
    product_id: variant.product_id,
    product_title: title,
    product_description: inProduct("description", variant.description),
    product_subtitle: inProduct("subtitle", variant.subtitle),
    product_type: variant.type,
    product_type_id: variant.type_id,
    product_collection: variant.collection,
    product_handle: inProduct("handle", variant.handle),
    variant_sku: variant.sku,
    variant_barcode: variant.barcode,
    variant_title: translated(variant, variant.id, locale, "title", variant.variant_title),
    requires_shipping: variant.shipped,
    is_discountable: variant.discountable,
    is_giftcard: variant.is_giftcard,
    is_tax_inclusive: price.taxInclusive,
    ...priceColumns(price),
    metadata: {},
  };
}

const taxColumns = ({ rate_id, rate, name, code, provider_id }: TaxLine) => ({
  description: name,
  tax_rate_id: rate_id,
  code,
  rate,
  provider_id,
});

export const lineTaxRows = (itemId: string, taxes: readonly TaxLine[]) =>
  taxes.map((tax) => ({ id: generateEntityId(undefined, "calitxl"), item_id: itemId, ...taxColumns(tax) }));

export const shippingTaxRows = (methodId: string, taxes: readonly TaxLine[]) =>
  taxes.map((tax) => ({
    id: generateEntityId(undefined, "casmtxl"),
    shipping_method_id: methodId,
    ...taxColumns(tax),
  }));

/** Columns of a shipping method that a change of the goods may change. */
export const shippingColumns = (name: string, euro: number) => ({
  name,
  ...exact("amount", euro),
  is_tax_inclusive: true,
});

export const insert = async (knex: Knex, table: string, rows: readonly object[]): Promise<void> => {
  if (rows.length > 0) await knex(table).insert(rows);
};
