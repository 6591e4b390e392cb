import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { creditNotesDue, isInvoiceDue } from "../features/invoices/documents-due";
import { documentIssued } from "../features/invoices/events";
import { INVOICES_MODULE } from "../modules/invoices";
import type { InvoicesService } from "../modules/invoices/service";
import { readOrder } from "../features/ordering/order/order-record";

/** Without compensation: what was issued stays in the books, and asking again gives the same documents. */
const issueDueStep = createStep("issue-due-documents", async (input: { order_id: string }, { container }) => {
  const order = await readOrder(container, input.order_id);
  const service: InvoicesService = container.resolve(INVOICES_MODULE);
  const known = new Set((await service.documentsOf(input.order_id)).map((document) => document.id));
  const issued: string[] = [];
  const now = new Date();
  const due = order && isInvoiceDue(order, now);
  if (due) {
    const invoice = await service.issue(due);
    issued.push(invoice.id);
    for (const note of creditNotesDue(order, invoice, now)) issued.push((await service.issue(note)).id);
  }
  return new StepResponse(issued.filter((id) => !known.has(id)).map((id) => ({ id })));
});

/**
 * Issues every document an order is due: the invoice once it is paid, a credit note for each refund. Safe to repeat, at the
 * same time too. Emits `shop-document.issued` with `{id}` for each that is new.
 */
export const issueDocumentsWorkflow = createWorkflow("issue-documents", (input: { order_id: string }) => {
  const issued = issueDueStep(input);
  emitEventStep({ eventName: documentIssued, data: issued });
  return new WorkflowResponse(issued);
});
