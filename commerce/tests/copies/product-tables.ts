import { withChanges, type CopiedTable } from "./copy-rows";
import { earlier } from "./earlier";

const variants = "select id from product_variant where product_id = $1";
const priceSets = `select price_set_id from product_variant_price_set where variant_id in (${variants})`;
const stock = `select inventory_item_id from product_variant_inventory_item where variant_id in (${variants})`;
const options = "select id from product_product_option where product_id = $1";

/** Tables of a product, parents first. Copies share options, categories, tags and picture files with the original. */
export const productTables: readonly CopiedTable[] = [
  {
    table: "product",
    rows: "id = $1",
    changes: { handle: "o.handle || '-' || n", title: "o.title || ' ' || n", ...earlier("created_at") },
  },
  { table: "product_variant", rows: "product_id = $1", changes: { sku: "o.sku || '-' || n" } },
  { table: "product_product_option", rows: "product_id = $1" },
  { table: "product_product_option_value", rows: `product_product_option_id in (${options})` },
  { table: "product_variant_option", rows: `variant_id in (${variants})` },
  { table: "product_variant_price_set", rows: `variant_id in (${variants})` },
  { table: "price_set", rows: `id in (${priceSets})` },
  { table: "price", rows: `price_set_id in (${priceSets})` },
  { table: "product_variant_inventory_item", rows: `variant_id in (${variants})` },
  { table: "inventory_item", rows: `id in (${stock})`, changes: { sku: "o.sku || '-' || n" } },
  { table: "inventory_level", rows: `inventory_item_id in (${stock})` },
  { table: "product_sales_channel", rows: "product_id = $1" },
  { table: "product_shipping_profile", rows: "product_id = $1" },
  { table: "product_category_product", rows: "product_id = $1" },
  { table: "product_tags", rows: "product_id = $1" },
  { table: "image", rows: "product_id = $1" },
  { table: "translation", rows: `reference_id = $1 or reference_id in (${variants})` },
  { table: "slug", rows: "entity_id = $1", changes: { slug: "o.slug || '-' || n" } },
  { table: "product_detail", rows: "product_id = $1" },
  { table: "food_label", rows: "product_id = $1" },
];

/** Copies of a product with a number at the end of its title: copy n adds n to the number and n cents to the price. */
export const numberedProductTables = withChanges(productTables, {
  product: {
    title: String.raw`regexp_replace(o.title, '\d+$', '') || (substring(o.title from '\d+$')::int + n)`,
  },
  price: {
    amount: "o.amount + n * 0.01",
    raw_amount: "jsonb_set(o.raw_amount, '{value}', to_jsonb((o.amount + n * 0.01)::text))",
  },
});
