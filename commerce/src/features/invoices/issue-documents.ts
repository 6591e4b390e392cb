import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { INVOICES_MODULE } from "../../modules/invoices";
import type { InvoicesService } from "../../modules/invoices/service";
import { readOrder } from "../ordering/order/order-record";
import { creditNotesDue, isInvoiceDue } from "./documents-due";
import { readSeller } from "./document-snapshot";
import { documentIssued } from "./events";

/**
 * Issues every document due for an order: the invoice once it is paid, a credit note per refund. Safe to repeat and to
 * run concurrently; documents already issued stay in the books. Emits `shop-document.issued` with `{id}` for each new
 * one.
 */
export async function issueDocuments(container: MedusaContainer, orderId: string): Promise<void> {
  const order = await readOrder(container, orderId);
  const now = new Date();
  const due = order && isInvoiceDue(order, await readSeller(container), now);
  if (!due) return;
  const service: InvoicesService = container.resolve(INVOICES_MODULE);
  const knownIds = new Set((await service.documentsOf(orderId)).map(({ id }) => id));
  const invoice = await service.issue(due);
  const issued = [invoice.id];
  for (const creditNote of creditNotesDue(order, invoice, now))
    issued.push((await service.issue(creditNote)).id);
  const events = issued
    .filter((id) => !knownIds.has(id))
    .map((id) => ({ name: documentIssued, data: { id } }));
  if (events.length > 0) await container.resolve(Modules.EVENT_BUS).emit(events);
}
