import type { CopiedTable } from "./copy-rows";

const line = "select id from cart_line_item where cart_id = $1";
const shipping = "select id from cart_shipping_method where cart_id = $1";
const address = "select unnest(array[shipping_address_id, billing_address_id]) from cart where id = $1";

/** Tables of a cart without codes and payments; copies have the same e-mail address. */
export const cartTables: readonly CopiedTable[] = [
  { table: "cart_address", rows: `id in (${address})` },
  { table: "cart", rows: "id = $1", changes: { created_at: "now()", updated_at: "now()" } },
  { table: "cart_line_item", rows: "cart_id = $1" },
  { table: "cart_line_item_tax_line", rows: `item_id in (${line})` },
  { table: "cart_shipping_method", rows: "cart_id = $1" },
  { table: "cart_shipping_method_tax_line", rows: `shipping_method_id in (${shipping})` },
];
