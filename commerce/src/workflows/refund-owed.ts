import { PaymentEvents } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { emitEventStep, refundPaymentStep } from "@medusajs/medusa/core-flows";

/** The part of a payment to refund. */
export interface RefundInput {
  payment_id: string;
  /** Euro. */
  amount: number;
  /** Id of the admin user who requested it; missing in refunds made by the shop itself. */
  created_by?: string;
  note?: string;
}

/**
 * Refunds money of a cancelled order. Medusa's own refund workflow moves the money and then fails on such an order when
 * it writes a credit line, so that no event is emitted; the cancellation has already settled the order's books. Emits
 * `payment.refunded`, which triggers the mail and the credit note.
 */
export const refundOwedWorkflow = createWorkflow("refund-owed", (input: RefundInput) => {
  const payment = refundPaymentStep(input);
  emitEventStep({
    eventName: PaymentEvents.REFUNDED,
    data: transform(input, ({ payment_id }) => ({ id: payment_id })),
  });
  return new WorkflowResponse(payment);
});
