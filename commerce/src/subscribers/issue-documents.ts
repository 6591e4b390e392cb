import type { SubscriberConfig } from "@medusajs/framework";
import { OrderWorkflowEvents, PaymentEvents } from "@medusajs/framework/utils";
import { issueDocuments } from "../features/invoices/issue-documents";
import { withOrderLock } from "../features/ordering/order/order-lock";
import { orderOfPayment } from "../features/ordering/payments/order-of-payment";
import { onRow } from "../platform/subscriber";

/** Issues invoices and credit notes after a payment was captured or refunded, or an order was cancelled. */
export default onRow(async (container, id, event) => {
  const orderId = event === OrderWorkflowEvents.CANCELED ? id : await orderOfPayment(container, id);
  if (orderId !== null) await withOrderLock(container, orderId, () => issueDocuments(container, orderId));
});

export const config: SubscriberConfig = {
  event: [PaymentEvents.CAPTURED, PaymentEvents.REFUNDED, OrderWorkflowEvents.CANCELED],
};
