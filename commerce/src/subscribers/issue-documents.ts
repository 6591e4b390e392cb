import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { OrderWorkflowEvents, PaymentEvents } from "@medusajs/framework/utils";
import { withOrderLock } from "../features/ordering/order/order-lock";
import { orderOfPayment } from "../features/ordering/payments/order-of-payment";
import { issueDocuments } from "../features/invoices/issue-documents";

/** Issues invoices and credit notes after a payment was captured or refunded, or an order was cancelled. */
export default async function issueDocumentsOfOrder({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  const { id } = event.data;
  const orderId = event.name === OrderWorkflowEvents.CANCELED ? id : await orderOfPayment(container, id);
  if (orderId !== null) await withOrderLock(container, orderId, () => issueDocuments(container, orderId));
}

export const config: SubscriberConfig = {
  event: [PaymentEvents.CAPTURED, PaymentEvents.REFUNDED, OrderWorkflowEvents.CANCELED],
};
