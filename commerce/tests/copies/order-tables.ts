import type { CopiedTable } from "./copy-rows";
import { earlier } from "./earlier";

const collection = "select payment_collection_id from order_payment_collection where order_id = $1";
const payment = `select id from payment where payment_collection_id in (${collection})`;
const parcel = "select fulfillment_id from order_fulfillment where order_id = $1";
const line = "select item_id from order_item where order_id = $1";
const shipping = "select shipping_method_id from order_shipping where order_id = $1";
const address = `select unnest(array[shipping_address_id, billing_address_id]) from "order" where id = $1`;

/**
 * Tables of an order. Its cart and its reservations are not copied: carts are deleted after some weeks, and a completed
 * order has no reservations. All copies belong to the same customer and contain the same goods.
 */
export const orderTables: readonly CopiedTable[] = [
  { table: "order_address", rows: `id in (${address})` },
  { table: "order", rows: "id = $1", changes: { display_id: "o.display_id + n", ...earlier("created_at") } },
  { table: "order_line_item", rows: `id in (${line})` },
  {
    table: "order_item",
    rows: "order_id = $1",
    changes: { ...earlier("created_at"), ...earlier("updated_at") },
  },
  { table: "order_line_item_tax_line", rows: `item_id in (${line})` },
  { table: "order_line_item_adjustment", rows: `item_id in (${line})` },
  { table: "order_shipping_method", rows: `id in (${shipping})` },
  { table: "order_shipping", rows: "order_id = $1" },
  { table: "order_shipping_method_tax_line", rows: `shipping_method_id in (${shipping})` },
  { table: "order_summary", rows: "order_id = $1" },
  { table: "order_change", rows: "order_id = $1" },
  { table: "order_change_action", rows: "order_id = $1" },
  { table: "order_transaction", rows: "order_id = $1" },
  { table: "order_payment_collection", rows: "order_id = $1" },
  { table: "payment_collection", rows: `id in (${collection})` },
  { table: "payment_session", rows: `payment_collection_id in (${collection})` },
  { table: "payment", rows: `id in (${payment})` },
  { table: "capture", rows: `payment_id in (${payment})` },
  { table: "order_fulfillment", rows: "order_id = $1" },
  { table: "fulfillment", rows: `id in (${parcel})`, changes: earlier("created_at") },
  { table: "fulfillment_item", rows: `fulfillment_id in (${parcel})` },
  {
    table: "shop_document",
    rows: "order_id = $1",
    changes: { sequence: "o.sequence + 1000000 + n", ...earlier("issued_at"), ...earlier("created_at") },
  },
  {
    table: "outbox_mail",
    rows: `key = $1 or key in (${parcel}) or key in (select id from capture where payment_id in (${payment}))`,
    changes: earlier("created_at"),
  },
];

/** Reviews for the copies of one order, each for a different product. */
export const reviewTables: readonly CopiedTable[] = [
  {
    table: "review",
    rows: "order_id = $1",
    changes: {
      // uncorrelated sub-queries, so that they are evaluated once
      product_id: "(array(select id from product))[1 + n % (select count(*)::int from product)]",
      order_id: "o.order_id || 'n' || n",
      line_item_id: "o.line_item_id || 'n' || n",
      ...earlier("created_at"),
    },
  },
];
