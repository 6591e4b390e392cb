import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import {
  builtOnce,
  jsonRow,
  jsonRows,
  linkedRows,
  partsOf,
  promotionRows,
  totalParts,
} from "../../../platform/json-rows";

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
      "line.metadata",
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
        ...totalParts(knex, "order_line_item", "item_id", "line.id", "detail.version"),
      },
    );

const methodRows = (knex: Knex): Knex.QueryBuilder =>
  currentRows(knex, "order_shipping")
    .join("order_shipping_method as method", "method.id", "detail.shipping_method_id")
    .select(
      "method.id",
      "method.name",
      "method.amount",
      "method.raw_amount",
      "method.is_tax_inclusive",
      totalParts(knex, "order_shipping_method", "shipping_method_id", "method.id", "detail.version"),
    );

const paymentRows = (knex: Knex): Knex.QueryBuilder =>
  partsOf(knex, "payment", "payment_collection_id", "collection.id", "payment").select(
    "payment.id",
    "payment.provider_id",
    "payment.created_at",
    "payment.captured_at",
    "payment.canceled_at",
    "payment.data",
    {
      captures: jsonRows(knex, partsOf(knex, "capture", "payment_id", "payment.id")),
      refunds: jsonRows(knex, partsOf(knex, "refund", "payment_id", "payment.id")),
    },
  );

const collectionRows = (knex: Knex): Knex.QueryBuilder =>
  linkedRows(knex, "payment_collection", "order_payment_collection", "order_id", "order.id", "collection")
    .clearOrder()
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
  linkedRows(knex, "fulfillment", "order_fulfillment", "order_id", "order.id", "fulfillment")
    .clearOrder()
    .orderBy(["fulfillment.created_at", "fulfillment.id"])
    .select("fulfillment.*", {
      labels: jsonRows(knex, partsOf(knex, "fulfillment_label", "fulfillment_id", "fulfillment.id")),
      items: jsonRows(knex, partsOf(knex, "fulfillment_item", "fulfillment_id", "fulfillment.id")),
    });

const cartRow = (knex: Knex): Knex.QueryBuilder =>
  linkedRows(knex, "cart", "order_cart", "order_id", "order.id", "cart").select({
    items: jsonRows(
      knex,
      partsOf(knex, "cart_line_item", "cart_id", "cart.id")
        .clearOrder()
        .orderBy(["part.created_at", "part.id"])
        .select("part.variant_id"),
    ),
    buyer_request: jsonRow(knex, partsOf(knex, "buyer_request", "cart_id", "cart.id")),
  });

const orderColumns = builtOnce((knex) => {
  const address = (column: string) => jsonRow(knex, partsOf(knex, "order_address", "id", column));
  const own = (table: string) => partsOf(knex, table, "order_id", "order.id", table);
  return {
    shipping_address: address("order.shipping_address_id"),
    billing_address: address("order.billing_address_id"),
    items: jsonRows(knex, itemRows(knex)),
    shipping_methods: jsonRows(knex, methodRows(knex)),
    credit_lines: jsonRows(
      knex,
      own("order_credit_line").where("order_credit_line.version", knex.ref("order.version")),
    ),
    promotions: jsonRows(knex, promotionRows(knex, "order")),
    payment_collections: jsonRows(knex, collectionRows(knex)),
    fulfillments: jsonRows(knex, fulfillmentRows(knex)),
    cart: jsonRow(knex, cartRow(knex)),
    line_refunds: jsonRows(
      knex,
      own("line_refund").select("line_refund.*", {
        items: jsonRows(knex, partsOf(knex, "line_refund_item", "line_refund_id", "line_refund.id")),
      }),
    ),
    withdrawals: jsonRows(
      knex,
      own("withdrawal").select("withdrawal.*", {
        acts: jsonRows(knex, partsOf(knex, "withdrawal_act", "withdrawal_id", "withdrawal.id")),
      }),
    ),
    booked_bank_lines: jsonRows(knex, own("booked_bank_line")),
    refund_transfers: jsonRows(knex, own("refund_transfer")),
    payment_issues: jsonRows(knex, own("payment_issue")),
  };
});

/**
 * One statement that reads orders with everything the shop knows of them, as Medusa's functions for totals and states
 * take them; no row for a draft.
 */
export const ordersQuery = (knex: Knex, ids: readonly string[]): Knex.QueryBuilder =>
  knex("order")
    .whereIn("order.id", ids)
    .where("order.is_draft_order", false)
    .whereNull("order.deleted_at")
    .orderBy(["order.created_at", "order.id"])
    .select("order.*", orderColumns(knex));
