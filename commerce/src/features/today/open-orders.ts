import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { CARD_PROVIDER, PAYPAL_PROVIDER } from "../../modules/payment-stripe";
import { emptyTransfersOf } from "../ordering/bank-transfer/awaiting-transfer";
import { openPayments, orderCollections } from "../ordering/payments/order-payment-tables";
import { openOrderCandidates } from "./open-order-candidates";

const found = z.array(z.object({ id: z.string() }));

/** Lines of the order `placed` of which something has not been handed to a carrier, nor paid back. */
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

/** Payment collections of the order `placed` whose money has all gone back. */
const returnedInFull = (knex: Knex) =>
  orderCollections(knex, "placed.id")
    .where("collection.refunded_amount", ">", 0)
    .where("collection.refunded_amount", ">=", knex.ref("collection.captured_amount"));

/** Payments of the order `placed` whose money a card or PayPal only reserves. */
const reservedMoney = (knex: Knex) =>
  openPayments(knex, "placed.id").whereIn("payment.provider_id", [CARD_PROVIDER, PAYPAL_PROVIDER]);

/**
 * Ids of the orders about which something may be open, the oldest first: goods that have not left, or money that has not been
 * taken. Not those that only wait for a transfer. The status of each decides in the end; this keeps finished orders out, however
 * many there are. It joins tables of several of Medusa's modules, which its own query cannot do for what is missing.
 */
export async function openOrderIds(knex: Knex): Promise<string[]> {
  const rows: unknown = await knex("order as placed")
    .select("placed.id")
    .whereRaw("placed.id = any(?)", [await openOrderCandidates(knex)])
    .whereNull("placed.deleted_at")
    .whereNull("placed.canceled_at")
    .where("placed.is_draft_order", false)
    .whereIn("placed.status", ["pending", "completed"])
    .where((open) => void open.whereExists(unsentLines(knex)).orWhereExists(reservedMoney(knex)))
    .whereNotExists(emptyTransfersOf(knex, "placed.id"))
    .whereNotExists(returnedInFull(knex))
    .orderBy("placed.created_at");
  return found.parse(rows).map(({ id }) => id);
}
