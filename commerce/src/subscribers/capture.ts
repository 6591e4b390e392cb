import type { SubscriberConfig } from "@medusajs/framework";
import { FulfillmentWorkflowEvents, OrderWorkflowEvents } from "@medusajs/framework/utils";
import { orderIdOf } from "../features/mail/order-mail-context";
import { captureOrder } from "../features/ordering/payments/capture-order";
import { env } from "../platform/env";
import { onRow } from "../platform/subscriber";

/**
 * With PAYMENT_CAPTURE=order, captures card and PayPal payments as soon as the order is placed. Whatever it says, nothing
 * is shipped unpaid: a payment still open is captured with the shipment.
 */
export default onRow(async (container, id, event) => {
  const isPlaced = event === OrderWorkflowEvents.PLACED;
  if (isPlaced && env().PAYMENT_CAPTURE !== "order") return;
  const orderId = isPlaced ? id : await orderIdOf.fulfillment(container, id);
  if (orderId) await captureOrder(container, orderId);
});

export const config: SubscriberConfig = {
  event: [OrderWorkflowEvents.PLACED, FulfillmentWorkflowEvents.SHIPMENT_CREATED],
};
