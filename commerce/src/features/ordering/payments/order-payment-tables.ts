import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/*
 * Sub-queries from an order to its payments, to be narrowed down and used with `whereExists`. `orderId` is the column
 * of the outer query with the order's id. Medusa's own query cannot search for missing rows across modules.
 */

/** Links of an order to its payment collections; aliased as `link`. */
const collectionLinks = (knex: Knex, orderId: string) =>
  knex("order_payment_collection as link")
    .whereNull("link.deleted_at")
    .where("link.order_id", knex.ref(orderId));

/** Payment collections of an order; aliased as `collection`. */
export const orderCollections = (knex: Knex, orderId: string) =>
  collectionLinks(knex, orderId).join(
    "payment_collection as collection",
    "collection.id",
    "link.payment_collection_id",
  );

/** Payments of an order, including cancelled ones. */
export const orderPayments = (knex: Knex, orderId: string) =>
  collectionLinks(knex, orderId)
    .join("payment", "payment.payment_collection_id", "link.payment_collection_id")
    .whereNull("payment.deleted_at");

/** Payments of an order that are neither fully captured nor cancelled. */
export const openPayments = (knex: Knex, orderId: string) =>
  orderPayments(knex, orderId).whereNull("payment.captured_at").whereNull("payment.canceled_at");
