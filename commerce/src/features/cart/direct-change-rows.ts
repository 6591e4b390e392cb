import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import type { PackPrice } from "./current-lines";
import type { TaxLine } from "./cart-terms";
import type { AddedVariant } from "./direct-change-facts";

/*
 * Rows as Medusa's cart module writes them; tests/http/direct-changes.test.ts compares them with those of its
 * workflows.
 */

/** An amount with its exact value. */
export const exact = (name: "amount" | "unit_price" | "compare_at_unit_price", amount: number | null) => ({
  [name]: amount,
  [`raw_${name}`]: amount === null ? null : { value: String(amount), precision: 20 },
});

/** Columns of a line that depend on its price. */
export const priceColumns = ({ euro, compareAt }: PackPrice) => ({
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

/** A new line of a cart. */
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

/** Tax lines of a line. */
export const lineTaxRows = (itemId: string, taxes: readonly TaxLine[]) =>
  taxes.map((tax) => ({ id: generateEntityId(undefined, "calitxl"), item_id: itemId, ...taxColumns(tax) }));

/** Tax lines of a shipping method. */
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
