import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { INVOICES_MODULE, type StoredDocument } from "../../modules/invoices";
import { isSale, saleKinds } from "../../modules/invoices/document-types";
import { readOrder } from "../ordering/order/order-record";
import { creditNoteDue, isInvoiceDue, uncredited, remissionCause } from "./documents-due";
import { readSeller, withItalianNames } from "./document-snapshot";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { partAcceptedKey } from "../ordering/order/order-payment";
import { movedMoney } from "../ordering/payments/order-of-payment";

/** Emitted with `{id}` when an invoice or a credit note was issued. */
const documentIssued = "shop-document.issued";

/**
 * Issues every document due for an order: the invoice once it is paid, a credit note per refund, and one for what a
 * cancelled or refunded order will never be paid. Safe to repeat and to run concurrently; documents already issued stay in the
 * books. Emits `shop-document.issued` with `{id}` for each new one. The caller holds the order's lock: while Stripe is
 * asked, Medusa already shows a capture that may be refused.
 */
export async function issueDocuments(container: MedusaContainer, orderId: string): Promise<void> {
  const order = await readOrder(container, orderId);
  const now = new Date();
  const due = order && isInvoiceDue(order, await readSeller(container), now);
  if (!due) return;
  const service = container.resolve(INVOICES_MODULE);
  const known = await service.documentsOf(orderId);
  const issued: StoredDocument[] = [];
  let invoice = known.find(({ kind }) => isSale(kind));
  if (!invoice) {
    invoice = await service.issue({
      ...due,
      snapshot: await withItalianNames(container, order, due.snapshot),
    });
    issued.push(invoice);
  }
  for (const credit of uncredited(order, known))
    issued.push(await service.issue(creditNoteDue(order, invoice, [...known, ...issued], credit, now)));
  const events = issued.map(({ id }) => ({ name: documentIssued, data: { id } }));
  if (events.length > 0) await container.resolve(Modules.EVENT_BUS).emit(events);
}

const found = z.array(z.object({ order_id: z.string() }));

/** Captures or refunds since a point in time, with their orders. */
const moved = (knex: Knex, table: "capture" | "refund", since: Date) =>
  movedMoney(knex, table).distinct("link.order_id").where("moved.created_at", ">=", since);

const invoiceOf = (knex: Knex) =>
  knex("shop_document as document")
    .whereNull("document.deleted_at")
    .whereIn("document.kind", saleKinds)
    .where("document.order_id", knex.ref("link.order_id"));

const creditNoteOf = (knex: Knex, cause: Knex.Raw | Knex.Ref<string, Record<string, string>> | string) =>
  knex("shop_document as note")
    .whereNull("note.deleted_at")
    .whereNotIn("note.kind", saleKinds)
    .where("note.order_id", knex.ref("link.order_id"))
    .where("note.cause", cause);

/** Orders cancelled or refunded since a point in time after the owner had accepted a part of their payment. */
const endedAfterPart = (knex: Knex, since: Date) =>
  knex
    .from(knex("order").select({ order_id: "id" }, "metadata", "canceled_at", "deleted_at").as("link"))
    .select("link.order_id")
    .whereNull("link.deleted_at")
    .where((ended) => {
      void ended
        .where("link.canceled_at", ">=", since)
        .orWhereIn("link.order_id", moved(knex, "refund", since));
    })
    .whereRaw("jsonb_exists(link.metadata, ?)", [partAcceptedKey]);

/**
 * Ids of the orders that may lack a document: there was a capture since the given time but no invoice, or a refund or a
 * cancellation but no credit note. The database compares orders and documents, so that only missing ones are read, however many orders
 * are complete.
 */
export async function ordersWithoutDocument(knex: Knex, since: Date): Promise<string[]> {
  const uninvoiced: unknown = await moved(knex, "capture", since).whereNotExists(invoiceOf(knex));
  const uncredited: unknown = await moved(knex, "refund", since)
    .whereRaw("coalesce(moved.note, '') not like 'Dispute %'")
    .whereExists(invoiceOf(knex))
    .whereNotExists(creditNoteOf(knex, knex.ref("moved.id")));
  const unremitted: unknown = await endedAfterPart(knex, since)
    .whereExists(invoiceOf(knex))
    .whereNotExists(creditNoteOf(knex, remissionCause));
  const all = [uninvoiced, uncredited, unremitted].flatMap((rows) => found.parse(rows));
  return [...new Set(all.map(({ order_id: id }) => id))];
}
