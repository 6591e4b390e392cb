import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { INVOICES_MODULE } from "../../modules/invoices";
import type { StoredDocument } from "../../modules/invoices/service";
import { readOrder } from "../ordering/order/order-record";
import { creditNoteDue, isInvoiceDue, uncredited } from "./documents-due";
import { readSeller, withItalianNames } from "./document-snapshot";

/** Emitted with `{id}` when an invoice or a credit note was issued. */
const documentIssued = "shop-document.issued";

/**
 * Issues every document due for an order: the invoice once it is paid, a credit note per refund, and one for what a
 * cancelled order will never be paid. Safe to repeat and to run concurrently; documents already issued stay in the
 * books. Emits `shop-document.issued` with `{id}` for each new one.
 */
export async function issueDocuments(container: MedusaContainer, orderId: string): Promise<void> {
  const order = await readOrder(container, orderId);
  const now = new Date();
  const due = order && isInvoiceDue(order, await readSeller(container), now);
  if (!due) return;
  const service = container.resolve(INVOICES_MODULE);
  const known = await service.documentsOf(orderId);
  const issued: StoredDocument[] = [];
  let invoice = known.find(({ kind }) => kind === "invoice");
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
