import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { BANK_TRANSFER_PROVIDER } from "../../../modules/payment-bank-transfer";
import { idsOf } from "../../../platform/read-rows";
import { paidByKey } from "../order/order-payment";
import { openPayments } from "../payments/order-of-payment";

/** Bank transfers, not fully paid, of the order in column `orderId`. */
export const openTransfersOf = (knex: Knex, orderId: string) =>
  openPayments(knex, orderId).whereRaw("? = ?", [paidByKey(knex), BANK_TRANSFER_PROVIDER]);

/** Those of `openTransfersOf` without any payment received. */
export const emptyTransfersOf = (knex: Knex, orderId: string) =>
  openTransfersOf(knex, orderId).whereNotExists(
    knex("capture").whereNull("capture.deleted_at").where("capture.payment_id", knex.ref("payment.id")),
  );

/** Ids of the open orders placed in a period whose transfer is not fully paid, oldest first. */
export async function ordersAwaitingTransfer(knex: Knex, from: Date, before: Date): Promise<string[]> {
  const rows: unknown = await knex("order as placed")
    .select("placed.id")
    .whereNull("placed.deleted_at")
    .where("placed.status", "pending")
    .where("placed.created_at", ">=", from)
    .where("placed.created_at", "<", before)
    .whereExists(openTransfersOf(knex, "placed.id"))
    .orderBy("placed.created_at");
  return idsOf(rows);
}

const rows = z.array(
  z.object({
    id: z.string(),
    number: z.coerce.number(),
    email: z.string().nullable(),
    /** Keyed hash; null when not known. */
    network: z.string().nullable(),
    created_at: z.coerce.date(),
    /** Reserved units; of goods whose stock is not counted, the ordered ones. */
    packs: z.coerce.number(),
  }),
);

/** An order to be paid by transfer of which nothing was received yet. */
export type OpenTransferOrder = z.infer<typeof rows>[number];

const isOpen = (knex: Knex) => (order: Knex.QueryBuilder) =>
  void order
    .whereNull("placed.deleted_at")
    .where("placed.status", "pending")
    .whereExists(emptyTransfersOf(knex, "placed.id"));

/** All unpaid transfer orders, oldest first. */
export async function openTransferOrders(knex: Knex): Promise<OpenTransferOrder[]> {
  const reserved = knex("reservation_item as reserved")
    .sum("reserved.quantity")
    .where("reserved.line_item_id", knex.ref("line.item_id"))
    .whereNull("reserved.deleted_at");
  const found: unknown = await knex("order as placed")
    .leftJoin("order_cart as bought", (join) =>
      join.on("bought.order_id", "placed.id").andOnNull("bought.deleted_at"),
    )
    .leftJoin("transfer_sender as sender", (join) =>
      join.on("sender.cart_id", "bought.cart_id").andOnNull("sender.deleted_at"),
    )
    .select("placed.id", "placed.email", "placed.created_at", "sender.network", {
      number: "placed.display_id",
      packs: knex("order_item as line")
        .sum(knex.raw("coalesce(?, line.quantity)", [reserved]))
        .where("line.order_id", knex.ref("placed.id"))
        .where("line.version", knex.ref("placed.version"))
        .whereNull("line.deleted_at"),
    })
    .where(isOpen(knex))
    .orderBy("placed.created_at");
  return rows.parse(found);
}

/** Deletes the senders of orders that have been paid or cancelled. @param before senders remembered later are kept */
export async function deletePaidSenders(knex: Knex, before: Date): Promise<void> {
  await knex("transfer_sender as sender")
    .where("sender.created_at", "<", before)
    .whereNotExists(
      knex("order_cart as bought")
        .join("order as placed", "placed.id", "bought.order_id")
        .where("bought.cart_id", knex.ref("sender.cart_id"))
        .where(isOpen(knex)),
    )
    .delete();
}
