import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { jsonRow, jsonRows, linkedRows, partsOf } from "../../../platform/json-rows";

/** Tax lines and adjustments of a line or a shipping method, the latter of its version. */
const totalParts = (knex: Knex, table: string, column: string, owner: string) => ({
  tax_lines: jsonRows(
    knex,
    partsOf(knex, `${table}_tax_line`, column, owner).select("part.id", "part.rate", "part.code"),
  ),
  adjustments: jsonRows(
    knex,
    partsOf(knex, `${table}_adjustment`, column, owner).where("part.version", knex.ref("detail.version")),
  ),
});

/** Rows of a versioned relation of the order, as they are in its current version. */
const currentRows = (knex: Knex, table: string): Knex.QueryBuilder =>
  knex({ detail: table })
    .where("detail.order_id", knex.ref("order.id"))
    .where("detail.version", knex.ref("order.version"))
    .whereNull("detail.deleted_at")
    .orderBy("detail.id");

const itemRows = (knex: Knex): Knex.QueryBuilder =>
  currentRows(knex, "order_item")
    .join("order_line_item as line", "line.id", "detail.item_id")
    .select(
      "line.id",
      "line.title",
      "line.product_id",
      "line.product_title",
      "line.variant_id",
      "line.variant_title",
      "line.variant_sku",
      "line.thumbnail",
      "line.is_tax_inclusive",
      "detail.quantity",
      "detail.raw_quantity",
      {
        unit_price: knex.raw("coalesce(detail.unit_price, line.unit_price)"),
        raw_unit_price: knex.raw("coalesce(detail.raw_unit_price, line.raw_unit_price)"),
        detail: knex.raw("to_json(detail)"),
        variant: jsonRow(
          knex,
          knex("product_variant as variant")
            .leftJoin("product_detail as described", (join) => {
              void join.on("described.product_id", "variant.product_id").andOnNull("described.deleted_at");
            })
            .where("variant.id", knex.ref("line.variant_id"))
            .whereNull("variant.deleted_at")
            .select("variant.weight", "described.unit_price_exempt"),
        ),
        ...totalParts(knex, "order_line_item", "item_id", "line.id"),
      },
    );

const methodRows = (knex: Knex): Knex.QueryBuilder =>
  currentRows(knex, "order_shipping")
    .join("order_shipping_method as method", "method.id", "detail.shipping_method_id")
    .select("method.id", "method.name", "method.amount", "method.raw_amount", "method.is_tax_inclusive", {
      ...totalParts(knex, "order_shipping_method", "shipping_method_id", "method.id"),
    });

const paymentRows = (knex: Knex): Knex.QueryBuilder =>
  knex("payment")
    .where("payment.payment_collection_id", knex.ref("collection.id"))
    .whereNull("payment.deleted_at")
    .orderBy("payment.id")
    .select(
      "payment.id",
      "payment.provider_id",
      "payment.created_at",
      "payment.canceled_at",
      "payment.data",
      {
        captures: jsonRows(knex, partsOf(knex, "capture", "payment_id", "payment.id")),
        refunds: jsonRows(knex, partsOf(knex, "refund", "payment_id", "payment.id")),
      },
    );

const collectionRows = (knex: Knex): Knex.QueryBuilder =>
  knex("payment_collection as collection")
    .join("order_payment_collection as link", "link.payment_collection_id", "collection.id")
    .where("link.order_id", knex.ref("order.id"))
    .whereNull("link.deleted_at")
    .whereNull("collection.deleted_at")
    .orderBy(["collection.created_at", "collection.id"])
    .select(
      "collection.id",
      "collection.status",
      "collection.amount",
      "collection.captured_amount",
      "collection.refunded_amount",
      {
        payments: jsonRows(knex, paymentRows(knex)),
        payment_sessions: jsonRows(
          knex,
          partsOf(knex, "payment_session", "payment_collection_id", "collection.id").select(
            "part.provider_id",
          ),
        ),
      },
    );

const fulfillmentRows = (knex: Knex): Knex.QueryBuilder =>
  knex("fulfillment")
    .join("order_fulfillment as link", "link.fulfillment_id", "fulfillment.id")
    .where("link.order_id", knex.ref("order.id"))
    .whereNull("link.deleted_at")
    .whereNull("fulfillment.deleted_at")
    .orderBy(["fulfillment.created_at", "fulfillment.id"])
    .select("fulfillment.*", {
      labels: jsonRows(knex, partsOf(knex, "fulfillment_label", "fulfillment_id", "fulfillment.id")),
      items: jsonRows(knex, partsOf(knex, "fulfillment_item", "fulfillment_id", "fulfillment.id")),
    });

const cartRow = (knex: Knex): Knex.QueryBuilder =>
  knex("cart")
    .join("order_cart as link", "link.cart_id", "cart.id")
    .where("link.order_id", knex.ref("order.id"))
    .whereNull("link.deleted_at")
    .whereNull("cart.deleted_at")
    .select({
      items: jsonRows(
        knex,
        partsOf(knex, "cart_line_item", "cart_id", "cart.id").select(
          "part.id",
          "part.variant_id",
          "part.created_at",
        ),
      ),
      buyer_request: jsonRow(knex, partsOf(knex, "buyer_request", "cart_id", "cart.id")),
    });

/** Rows of the shop's own tables, which carry the id of their order. */
const ownRows = (knex: Knex, table: string): Knex.QueryBuilder =>
  knex(table)
    .where(`${table}.order_id`, knex.ref("order.id"))
    .whereNull(`${table}.deleted_at`)
    .orderBy(`${table}.id`)
    .select(`${table}.*`);

const promotionRows = (knex: Knex): Knex.QueryBuilder =>
  linkedRows(
    knex,
    { table: "promotion" },
    { table: "order_promotion", column: "promotion_id", owner: "order_id" },
    "order.id",
  )
    .leftJoin("promotion_application_method as method", (join) => {
      void join.on("method.promotion_id", "part.id").andOnNull("method.deleted_at");
    })
    .select("part.id", "part.code", "part.is_automatic", "method.type", "method.value");

/**
 * One statement that reads orders with everything the shop knows of them, as Medusa's functions for totals and states
 * take them; no row for a draft.
 */
export const ordersQuery = (knex: Knex, ids: readonly string[]): Knex.QueryBuilder => {
  const address = (column: string) => jsonRow(knex, partsOf(knex, "order_address", "id", column));
  const parts = (table: string, column: string, owner: string) =>
    jsonRows(knex, partsOf(knex, table, column, owner));
  return knex("order")
    .whereIn("order.id", ids)
    .where("order.is_draft_order", false)
    .whereNull("order.deleted_at")
    .orderBy(["order.created_at", "order.id"])
    .select("order.*", {
      shipping_address: address("order.shipping_address_id"),
      billing_address: address("order.billing_address_id"),
      items: jsonRows(knex, itemRows(knex)),
      shipping_methods: jsonRows(knex, methodRows(knex)),
      credit_lines: jsonRows(
        knex,
        ownRows(knex, "order_credit_line").where("order_credit_line.version", knex.ref("order.version")),
      ),
      promotions: jsonRows(knex, promotionRows(knex)),
      payment_collections: jsonRows(knex, collectionRows(knex)),
      fulfillments: jsonRows(knex, fulfillmentRows(knex)),
      cart: jsonRow(knex, cartRow(knex)),
      line_refunds: jsonRows(
        knex,
        ownRows(knex, "line_refund").select({
          items: parts("line_refund_item", "line_refund_id", "line_refund.id"),
        }),
      ),
      withdrawals: jsonRows(
        knex,
        ownRows(knex, "withdrawal").select({
          acts: parts("withdrawal_act", "withdrawal_id", "withdrawal.id"),
        }),
      ),
      booked_bank_lines: jsonRows(knex, ownRows(knex, "booked_bank_line")),
      refund_transfers: jsonRows(knex, ownRows(knex, "refund_transfer")),
      payment_issues: jsonRows(knex, ownRows(knex, "payment_issue")),
    });
};
