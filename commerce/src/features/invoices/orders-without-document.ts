import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";

const found = z.array(z.object({ order_id: z.string() }));

/** Captures or refunds since a point in time, with their orders. */
const moved = (knex: Knex, table: "capture" | "refund", since: Date) =>
  knex(`${table} as moved`)
    .join("payment", "payment.id", "moved.payment_id")
    .join("order_payment_collection as link", (join) =>
      join.on("link.payment_collection_id", "payment.payment_collection_id").andOnNull("link.deleted_at"),
    )
    .distinct("link.order_id")
    .whereNull("moved.deleted_at")
    .where("moved.created_at", ">=", since);

const invoiceOf = (knex: Knex) =>
  knex("shop_document as document")
    .whereNull("document.deleted_at")
    .where("document.kind", "invoice")
    .where("document.order_id", knex.ref("link.order_id"));

const creditNoteOf = (knex: Knex) =>
  knex("shop_document as note")
    .whereNull("note.deleted_at")
    .where("note.kind", "credit_note")
    .where("note.order_id", knex.ref("link.order_id"))
    .where("note.cause", knex.ref("moved.id"));

/**
 * Ids of the orders that may lack a document: there was a capture since the given time but no invoice, or a refund but
 * no credit note. The database compares orders and documents, so that only missing ones are read, however many orders
 * are complete.
 */
export async function ordersWithoutDocument(knex: Knex, since: Date): Promise<string[]> {
  const uninvoiced: unknown = await moved(knex, "capture", since).whereNotExists(invoiceOf(knex));
  const uncredited: unknown = await moved(knex, "refund", since)
    .whereRaw("coalesce(moved.note, '') not like 'Dispute %'")
    .whereExists(invoiceOf(knex))
    .whereNotExists(creditNoteOf(knex));
  const all = [...found.parse(uninvoiced), ...found.parse(uncredited)];
  return [...new Set(all.map(({ order_id: id }) => id))];
}
