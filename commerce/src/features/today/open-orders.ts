import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { LRUCache } from "lru-cache";
import { CARD_PROVIDER, PAYPAL_PROVIDER } from "../../modules/payment-stripe";
import { emptyTransfersOf } from "../ordering/bank-transfer/awaiting-transfer";
import { openPayments, orderCollections } from "../ordering/payments/order-of-payment";
import { idsOf } from "../../platform/read-rows";

/*
 * An order line has a row per order version, and only the order knows its latest version: the first rows of a completed
 * order stay unshipped forever. So every order has to be checked once to find out which ones have unshipped lines, and
 * Medusa has no column by which an index could tell them apart. A server checks all orders from time to time in the
 * background, and in between only lines written since then.
 */

/** Orders with unshipped lines at a point in time, by the database's clock. */
interface UnsentOrders {
  at: Date;
  ids: string[];
}

/**
 * Safety margin in milliseconds: a line may carry an earlier timestamp although it was not visible yet. Longer than any
 * transaction, and than the clock differences between servers and database.
 */
const marginMs = 15 * 60_000;

const clockRow = z.object({ rows: z.tuple([z.object({ now: z.date() })]) });

/** Lines not completely shipped; they have their own index (migration-scripts/list-indexes.ts). */
const linesNotSent = (knex: Knex) =>
  knex("order_item as line")
    .whereNull("line.deleted_at")
    .where("line.quantity", ">", knex.ref("line.shipped_quantity"))
    .select("line.order_id as id");

/** Checks all orders, by merging two indexes. */
async function readUnsentOrders(knex: Knex): Promise<UnsentOrders> {
  const { now: at } = clockRow.parse(await knex.raw("select now()")).rows[0];
  const rows: unknown = await linesNotSent(knex)
    .distinct()
    .join("order as last", (join) =>
      join.on("last.id", "line.order_id").andOn("last.version", "line.version"),
    )
    .whereNull("last.deleted_at")
    .whereNull("last.canceled_at");
  return { at, ids: idsOf(rows) };
}

/** Refreshed every five minutes in the background; a stale value misses nothing, it only contains more candidates. */
const cache = new LRUCache<"unsent", UnsentOrders, Knex>({
  max: 1,
  ttl: 5 * 60_000,
  allowStale: true,
  fetchMethod: (_key, _old, { context: knex }) => readUnsentOrders(knex),
});

/**
 * Ids of all orders that may have unshipped lines or uncaptured payments, and of some that have neither: the caller has
 * to check each. Completed orders are left out, however many there are.
 */
async function openOrderCandidates(knex: Knex): Promise<string[]> {
  const { at, ids } = await cache.forceFetch("unsent", { context: knex });
  const unsettled = knex("payment")
    .join("order_payment_collection as link", "link.payment_collection_id", "payment.payment_collection_id")
    // same condition as in the index of the links
    .whereNull("link.deleted_at")
    .whereNull("payment.deleted_at")
    .whereNull("payment.captured_at")
    .whereNull("payment.canceled_at")
    .select("link.order_id as id");
  const rows: unknown = await linesNotSent(knex)
    .where("line.updated_at", ">", new Date(at.getTime() - marginMs))
    .union(unsettled);
  return [...new Set([...ids, ...idsOf(rows)])];
}

/** Lines of the order `placed` that are neither completely shipped nor refunded. */
const unsentLines = (knex: Knex) =>
  knex("order_item as line")
    .whereNull("line.deleted_at")
    .where("line.order_id", knex.ref("placed.id"))
    .where("line.version", knex.ref("placed.version"))
    .whereRaw("line.quantity > line.shipped_quantity + coalesce((?), 0)", [
      knex("line_refund_item as part")
        .join("line_refund as given", "given.id", "part.line_refund_id")
        .sum("part.quantity")
        .whereNotNull("given.refund_id")
        .whereNull("given.deleted_at")
        .where("part.line_item_id", knex.ref("line.item_id")),
    ]);

/** Payment collections of the order `placed` that are fully refunded. */
export const returnedInFull = (knex: Knex) =>
  orderCollections(knex, "placed.id")
    .where("collection.refunded_amount", ">", 0)
    .where("collection.refunded_amount", ">=", knex.ref("collection.captured_amount"));

/** Card and PayPal payments of the order `placed` that are only authorised. */
const reservedMoney = (knex: Knex) =>
  openPayments(knex, "placed.id").whereIn("payment.provider_id", [CARD_PROVIDER, PAYPAL_PROVIDER]);

/**
 * Ids of the orders with something possibly open, oldest first: unshipped goods, or uncaptured payments. Orders only
 * waiting for a transfer are not included. The status of each order finally decides; this query keeps completed orders
 * out, however many there are. It joins tables of several Medusa modules, because Medusa's own query cannot search for
 * missing rows.
 */
export async function openOrderIds(knex: Knex): Promise<string[]> {
  const rows: unknown = await knex("order as placed")
    .select("placed.id")
    .whereRaw("placed.id = any(?)", [await openOrderCandidates(knex)])
    .whereNull("placed.deleted_at")
    .whereNull("placed.canceled_at")
    .where("placed.is_draft_order", false)
    .whereIn("placed.status", ["pending", "completed"])
    .where((builder) => void builder.whereExists(unsentLines(knex)).orWhereExists(reservedMoney(knex)))
    .whereNotExists(emptyTransfersOf(knex, "placed.id"))
    .whereNotExists(returnedInFull(knex))
    .orderBy("placed.created_at");
  return idsOf(rows);
}
