import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { CARD_PROVIDER, PAYPAL_PROVIDER } from "../../modules/payment-stripe";
import { emptyTransfersOf } from "../ordering/bank-transfer/awaiting-transfer";
import { openPayments, orderCollections } from "../ordering/payments/order-of-payment";
import { openOrderCandidates } from "./open-order-candidates";
import { idsOf } from "../../platform/row-ids";

/** Maximum number of open orders that are read at once, oldest first. */
export const maxOpenOrders = 500;

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
const returnedInFull = (knex: Knex) =>
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
