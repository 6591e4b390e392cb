import { PaymentEvents } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { emitEventStep, refundPaymentStep } from "@medusajs/medusa/core-flows";

/** What of a payment goes back. */
export interface RefundOwedInput {
  payment_id: string;
  /** Euro. */
  amount: number;
  /** Id of the user who asked for it; none where the shop did. */
  created_by?: string | undefined;
}

/**
 * Gives back money of a cancelled order. Medusa's own workflow for refunds moves the money and then fails on such an order,
 * because it wants to write a credit line, so that nobody is told; the cancelling has put the books of the order right
 * already. Emits `payment.refunded`, which the mail and the credit note follow.
 */
export const refundOwedWorkflow = createWorkflow("refund-owed", (input: RefundOwedInput) => {
  const payment = refundPaymentStep(
    transform(input, ({ payment_id, amount, created_by }) => ({
      payment_id,
      amount,
      ...(created_by === undefined ? {} : { created_by }),
    })),
  );
  emitEventStep({
    eventName: PaymentEvents.REFUNDED,
    data: transform(input, ({ payment_id }) => ({ id: payment_id })),
  });
  return new WorkflowResponse(payment);
});
