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
import type { LineRefundsService } from "../modules/line-refunds/service";
import { noteOf, resolvePendingRefund } from "../features/line-refunds/resolve-pending";

/** Pieces of lines of an order, and what goes back for them; integer cents. */
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

/** Writes down what is about to go back: its key is unique, so a second one ends here, before any money is moved. */
const beginStep = createStep(
  "begin-line-refund",
  async ({ items, ...row }: RefundLinesInput, { container }) => {
    const service: LineRefundsService = container.resolve(LINE_REFUNDS_MODULE);
    await service.createLineRefunds(row);
    await service.createLineRefundItems(items.map((item) => ({ ...item, line_refund_id: row.id })));
    return new StepResponse(row.id, row.id);
  },
  // money that has gone back stays so, whatever failed behind it
  async (id: string | undefined, { container }) => {
    if (id !== undefined) await resolvePendingRefund(container, id);
  },
);

const completeStep = createStep("complete-line-refund", async (id: string, { container }) => {
  await resolvePendingRefund(container, id);
  return new StepResponse(id);
});

/**
 * Gives money back for lines of an order, and keeps for which. Where the money does not go back, nothing is kept. The goods follow,
 * because they can be tried again and money cannot (features/line-refunds/refund-lines.ts).
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
