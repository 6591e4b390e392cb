import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { refundPaymentWorkflow } from "@medusajs/medusa/core-flows";
import { toEuros } from "@su-turrone/contract/money";
import { LINE_REFUNDS_MODULE } from "../modules/line-refunds";
import type { RefundReason } from "../modules/line-refunds/refund-reasons";
import { noteOf, resolvePendingRefund } from "../features/line-refunds/resolve-pending";

/** Units of order lines to refund, and the amounts; integer cents. */
export interface RefundLinesInput {
  id: string;
  order_id: string;
  request_key: string;
  payment_id: string;
  cents: number;
  shipping_cents: number;
  shipping: boolean;
  restock: boolean;
  reason: RefundReason;
  note: string;
  created_by: string;
  items: { line_item_id: string; quantity: number; cents: number; restock_quantity: number }[];
}

/** Stores the refund before it is made: its key is unique, so a duplicate fails here, before any money is moved. */
const beginStep = createStep(
  "begin-line-refund",
  async ({ items, ...row }: RefundLinesInput, { container }) => {
    const service = container.resolve(LINE_REFUNDS_MODULE);
    await service.createLineRefunds(row);
    await service.createLineRefundItems(items.map((item) => ({ ...item, line_refund_id: row.id })));
    return new StepResponse(row.id, row.id);
  },
  // money that was refunded stays refunded, whatever failed afterwards; without Stripe's answer it stays pending
  async (id: string | undefined, { container }) => {
    if (id !== undefined) await resolvePendingRefund(container, id).catch(() => undefined);
  },
);

const completeStep = createStep("complete-line-refund", async (id: string, { container }) => {
  await resolvePendingRefund(container, id);
  return new StepResponse(id);
});

/**
 * Refunds order lines and stores which ones. If the payment refund fails, nothing is stored. Restocking happens
 * afterwards, because it can be retried and a refund cannot (features/line-refunds/refund-lines.ts).
 */
export const refundLinesWorkflow = createWorkflow("refund-lines", (input: RefundLinesInput) => {
  const id = beginStep(input);
  const refund = transform({ input, id }, ({ input: { payment_id, cents, created_by }, id: rowId }) => ({
    payment_id,
    created_by,
    amount: toEuros(cents),
    note: noteOf(rowId),
  }));
  refundPaymentWorkflow.runAsStep({ input: refund });
  completeStep(id);
  return new WorkflowResponse(id);
});
