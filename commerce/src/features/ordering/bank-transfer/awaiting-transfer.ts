import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { BANK_TRANSFER_PROVIDER } from "../../../modules/payment-bank-transfer";
import { openPayments } from "../payments/order-payment-tables";

/** Bank transfers, not fully paid, of the order in column `orderId`. */
export const openTransfersOf = (knex: Knex, orderId: string) =>
  openPayments(knex, orderId).where("payment.provider_id", BANK_TRANSFER_PROVIDER);

/** Those of `openTransfersOf` without any payment received. */
export const emptyTransfersOf = (knex: Knex, orderId: string) =>
  openTransfersOf(knex, orderId).whereNotExists(
    knex("capture").whereNull("capture.deleted_at").where("capture.payment_id", knex.ref("payment.id")),
  );

const found = z.array(z.object({ id: z.string() }));

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
  return found.parse(rows).map(({ id }) => id);
}
