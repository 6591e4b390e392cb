import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { CARD_PROVIDER, PAYPAL_PROVIDER } from "../../../modules/payment-stripe";
import { idsOf } from "../../../platform/read-rows";
import { disputeRules, refundIsOpen } from "../order/linked-rows";
import { orderCollections, orderPayments } from "./order-of-payment";

/*
 * Database queries of the reconciler: they only return orders with something open, however many are complete. They join
 * tables of several Medusa modules, because Medusa's own query cannot search for missing rows.
 */

const pendingRows = z.array(z.object({ id: z.string(), cart_id: z.string() }));

/** Pending orders made from carts since a point in time. */
const pendingOrders = (knex: Knex, since: Date) =>
  knex("order as placed")
    .join("order_cart as made", (join) => join.on("made.order_id", "placed.id").andOnNull("made.deleted_at"))
    .select("placed.id", "made.cart_id")
    .whereNull("placed.deleted_at")
    .where("placed.status", "pending")
    .where("placed.is_draft_order", false)
    .where("placed.created_at", ">=", since);

/**
 * Ids of the carts whose order has a total but no payment: the process was interrupted between the two.
 */
export async function cartsOfUnpaidOrders(knex: Knex, since: Date): Promise<string[]> {
  const settledCollections = orderCollections(knex, "placed.id")
    .leftJoin("payment", (join) =>
      join
        .on("payment.payment_collection_id", "collection.id")
        .andOnNull("payment.deleted_at")
        .andOnNull("payment.canceled_at"),
    )
    .where((any) => void any.where("collection.amount", "<", 0.005).orWhereNotNull("payment.id"));
  const rows: unknown = await pendingOrders(knex, since).whereNotExists(settledCollections);
  return pendingRows.parse(rows).map(({ cart_id: cartId }) => cartId);
}

/** Longer than the reconciler leaves an interrupted order alone, in hours. */
const creationHours = 24;

/**
 * Ids of the last day's orders that are still being created: made from a cart, payable, and without the payment that
 * completes them. They are completed within seconds or rolled back. Orders whose payment was lost, and orders created
 * by the owner, are not included.
 */
export async function ordersInCreation(knex: Knex): Promise<string[]> {
  const paid = orderPayments(knex, "placed.id").where(
    (builder) =>
      void builder
        .whereNull("payment.canceled_at")
        .orWhere("payment.created_at", ">", knex.ref("placed.created_at")),
  );
  const since = new Date(Date.now() - creationHours * 3_600_000);
  const rows: unknown = await pendingOrders(knex, since)
    .whereNotExists(paid)
    .whereNotExists(orderCollections(knex, "placed.id").where("collection.amount", "<", 0.005));
  return idsOf(rows);
}

/**
 * Joins the sum of captures or refunds of the current `payment` row; computed for the few selected payments, not for
 * all.
 */
const movementTotals = (table: "capture" | "refund", name: string) =>
  `left join lateral (
    select sum(amount) as total from ${table} where deleted_at is null and payment_id = payment.id
  ) as ${name} on true`;

/** Ids of orders with more recent refunds than Stripe has confirmed (`begunRefunds`). */
export async function ordersWithBegunRefund(knex: Knex, since: Date): Promise<string[]> {
  const rowsOf = (table: "refund" | "payment_issue") =>
    knex(table).whereNull(`${table}.deleted_at`).where(`${table}.payment_id`, knex.ref("payment.id"));
  const cameBack = rowsOf("payment_issue").where("kind", "refund").whereNot("status", "sent_again");
  const rows: unknown = await knex("payment")
    .join("order_payment_collection as link", "link.payment_collection_id", "payment.payment_collection_id")
    .distinct("link.order_id as id")
    .whereNull("link.deleted_at")
    .whereNull("payment.deleted_at")
    .whereExists(rowsOf("refund").where("refund.created_at", ">=", since))
    .whereRaw("jsonb_typeof(payment.data->'booked') = 'array'")
    .whereRaw("(?) > jsonb_array_length(payment.data->'booked') + (?)", [
      rowsOf("refund").count(),
      cameBack.count(),
    ]);
  return idsOf(rows);
}

/** Ids of orders with an undecided dispute, or a refund that came back; those whose deadline comes first are first. */
export async function ordersWithPaymentIssue(knex: Knex): Promise<string[]> {
  const open = [...disputeRules].flatMap(([status, { answered }]) => (answered === null ? [] : status));
  const rows: unknown = await knex("payment_issue")
    .select("order_id as id")
    .whereNull("deleted_at")
    .whereIn("status", [refundIsOpen, ...open])
    .groupBy("order_id")
    .orderByRaw("min(due_at) asc nulls last, min(opened_at)");
  return idsOf(rows);
}

/** Ids of cancelled orders that are not fully refunded, or whose card or PayPal authorisation is still active. */
export async function cancelledOrdersOwingMoney(knex: Knex, since: Date): Promise<string[]> {
  const rows: unknown = await knex("order as placed")
    .distinct("placed.id")
    .join("order_payment_collection as link", (join) =>
      join.on("link.order_id", "placed.id").andOnNull("link.deleted_at"),
    )
    .join("payment", "payment.payment_collection_id", "link.payment_collection_id")
    .joinRaw(movementTotals("capture", "taken"))
    .joinRaw(movementTotals("refund", "returned"))
    .whereNull("placed.deleted_at")
    .where("placed.status", "canceled")
    .where("placed.canceled_at", ">=", since)
    .whereNull("payment.deleted_at")
    .where(
      (builder) =>
        void builder
          .where(
            (builder) =>
              void builder
                .whereNull("taken.total")
                .whereNull("payment.canceled_at")
                .whereIn("payment.provider_id", [CARD_PROVIDER, PAYPAL_PROVIDER]),
          )
          .orWhere((builder) => void builder.whereNotNull("taken.total").whereNull("returned.total"))
          .orWhere("taken.total", ">", knex.ref("returned.total")),
    );
  return idsOf(rows);
}
