import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Span } from "../month-end/month";
import { emptyTransfersOf } from "../ordering/bank-transfer/awaiting-transfer";
import { refundIsOpen } from "../ordering/order/linked-rows";
import { movedMoney, orderCollections } from "../ordering/payments/order-of-payment";
import { sentTransfers, unsentRefunds } from "../refund-transfers/unsent-refunds";
import { BANK_TRANSFER_PROVIDER } from "../../modules/payment-bank-transfer";
import { idsOf } from "../../platform/read-rows";

/**
 * A query for the rows that trigger a mail, with the columns `id` (source of the mail), `key` (key of the mail in the
 * outbox) and `at` (time of the event).
 */
export type RowsWithMail = (knex: Knex) => Knex.QueryBuilder;

/** All orders that are not deleted; their alias is `placed`. */
const orders = (knex: Knex) =>
  knex("order as placed")
    .select({ id: "placed.id", key: "placed.id", at: "placed.created_at" })
    .whereNull("placed.deleted_at")
    .where("placed.is_draft_order", false);

/** Placed orders. An order with a total but no payment is still being placed, or was interrupted: no mail is sent. */
export const placedOrders: RowsWithMail = (knex) =>
  orders(knex)
    .whereNot("placed.status", "canceled")
    .whereExists(
      orderCollections(knex, "placed.id")
        .leftJoin("payment", (join) =>
          join.on("payment.payment_collection_id", "collection.id").andOnNull("payment.deleted_at"),
        )
        .where((builder) => void builder.where("collection.amount", "<", 0.005).orWhereNotNull("payment.id")),
    );

export const cancelledOrders: RowsWithMail = (knex) =>
  knex("order as placed")
    .select({ id: "placed.id", key: "placed.id", at: "placed.canceled_at" })
    .whereNull("placed.deleted_at")
    .whereNotNull("placed.canceled_at");

/** Changed delivery addresses; a mail for the latest of each order. */
export const changedAddresses: RowsWithMail = (knex) =>
  knex("order as placed")
    .join("order_address as address", "address.id", "placed.shipping_address_id")
    .select({ id: "placed.id", key: "address.id", at: "address.created_at" })
    .whereNull("placed.deleted_at")
    .whereExists(
      knex("order_change_action as act")
        .join("order_change as change", "change.id", "act.order_change_id")
        .where("change.order_id", knex.ref("placed.id"))
        .whereRaw("act.details->>'type' = 'shipping_address'"),
    );

/** Orders waiting for a transfer that is completely unpaid. */
export const ordersToRemind: RowsWithMail = (knex) =>
  orders(knex).whereNot("placed.status", "canceled").whereExists(emptyTransfersOf(knex, "placed.id"));

/** Received transfers; for cards, the order confirmation states that the order is paid. */
export const transfersReceived: RowsWithMail = (knex) =>
  movedMoney(knex, "capture")
    .select({ id: "payment.id", key: "moved.id", at: "moved.created_at" })
    .where("payment.provider_id", BANK_TRANSFER_PROVIDER);

/** Refunds that the provider has made, and those sent by bank transfer; a lost dispute is none (`isLostDispute`). */
export const refunds: RowsWithMail = (knex) =>
  movedMoney(knex, "refund")
    .select({ id: "link.order_id", key: "moved.id", at: "moved.created_at" })
    .whereNot("payment.provider_id", BANK_TRANSFER_PROVIDER)
    .whereRaw("coalesce(moved.note, '') not like 'Dispute %'")
    .unionAll(
      sentTransfers(knex).select({ id: "sent.order_id", key: "sent.source_id", at: "sent.created_at" }),
    );

/** Refunds that are still to be sent by bank transfer, those the buyer was wrongly told of as sent, and returned ones. */
export const refundsToSend: RowsWithMail = (knex) =>
  unsentRefunds(knex)
    .select({ id: "owed.order_id", key: "owed.id", at: "owed.owed_at" })
    .unionAll(
      unsentRefunds(knex)
        .join("refund_transfer as undone", "undone.source_id", "owed.id")
        .join("outbox_mail as told", "told.key", "undone.id")
        .select({ id: "owed.order_id", key: "undone.id", at: "undone.undone_at" })
        .where("told.event", "order-refunded")
        .whereNot("told.status", "suppressed")
        .whereNull("told.deleted_at"),
    )
    .unionAll(
      knex("payment_issue")
        .select({ id: "order_id", key: "id", at: "opened_at" })
        .whereNull("deleted_at")
        .where({ kind: "refund", status: refundIsOpen }),
    );

/** Accounts for refunds that the buyers have given. */
export const refundAccounts: RowsWithMail = (knex) =>
  knex("refund_account")
    .select({ id: "order_id", key: "order_id", at: "created_at" })
    .whereNull("deleted_at")
    .where("given_by", "buyer");

const allParcels = (knex: Knex) =>
  knex("fulfillment as parcel")
    .join("order_fulfillment as link", (join) =>
      join.on("link.fulfillment_id", "parcel.id").andOnNull("link.deleted_at"),
    )
    .whereNull("parcel.deleted_at");

/** Parcels that were not unpacked. */
const parcels = (knex: Knex) => allParcels(knex).whereNull("parcel.canceled_at");

export const shippedParcels: RowsWithMail = (knex) =>
  parcels(knex)
    .select({ id: "parcel.id", key: "parcel.id", at: "parcel.shipped_at" })
    .whereNotNull("parcel.shipped_at");

/** Parcels whose tracking number was corrected; a mail for each correction. */
export const correctedParcels: RowsWithMail = (knex) =>
  parcels(knex)
    .select({
      id: "parcel.id",
      key: knex.raw("parcel.id || ':' || (parcel.metadata->>'corrected_at')"),
      at: knex.raw("(parcel.metadata->>'corrected_at')::timestamptz"),
    })
    .whereNotNull("parcel.shipped_at")
    .whereRaw("parcel.metadata->>'corrected_at' is not null");

/** Parcels that were not sent after all. */
export const undoneParcels: RowsWithMail = (knex) =>
  allParcels(knex)
    .select({ id: "parcel.id", key: "parcel.id", at: "parcel.canceled_at" })
    .whereRaw("parcel.metadata->>'undone_at' is not null");

/** Delivered parcels; there is one mail per order. */
export const deliveredParcels: RowsWithMail = (knex) =>
  parcels(knex)
    .select({ id: "parcel.id", key: "link.order_id", at: "parcel.delivered_at" })
    .whereNotNull("parcel.delivered_at");

/**
 * Ids of the rows in a period without a mail of this name in the outbox. The database compares the two, so that only
 * missing ones are read, however many orders are complete.
 */
export async function missingMails(
  knex: Knex,
  name: string,
  rows: RowsWithMail,
  { from, before }: Span,
): Promise<string[]> {
  const mailOfRow = knex("outbox_mail as mail")
    .whereNull("mail.deleted_at")
    .where("mail.event", name)
    .where("mail.key", knex.ref("happened.key"));
  const missing: unknown = await knex
    .from(rows(knex).as("happened"))
    .distinct("happened.id")
    .where("happened.at", ">=", from)
    .where("happened.at", "<", before)
    .whereNotExists(mailOfRow);
  return idsOf(missing);
}
