import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/*
 * From an order to its money, as sub-queries to be narrowed down and asked with `whereExists`. `orderId` names the column of the
 * outer query that holds the order's id. Medusa's own query cannot look for what is missing across its modules.
 */

/** The links of an order to its payment collections; `link` is their alias. */
const collectionLinks = (knex: Knex, orderId: string) =>
  knex("order_payment_collection as link")
    .whereNull("link.deleted_at")
    .where("link.order_id", knex.ref(orderId));

/** The payment collections of an order; `collection` is their alias. */
export const orderCollections = (knex: Knex, orderId: string) =>
  collectionLinks(knex, orderId).join(
    "payment_collection as collection",
    "collection.id",
    "link.payment_collection_id",
  );

/** The payments of an order, also cancelled ones. */
export const orderPayments = (knex: Knex, orderId: string) =>
  collectionLinks(knex, orderId)
    .join("payment", "payment.payment_collection_id", "link.payment_collection_id")
    .whereNull("payment.deleted_at");

/** The payments of an order that are neither captured in full nor cancelled. */
export const openPayments = (knex: Knex, orderId: string) =>
  orderPayments(knex, orderId).whereNull("payment.captured_at").whereNull("payment.canceled_at");
