import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { FulfillmentWorkflowEvents } from "@medusajs/framework/utils";
import { orderIdOf } from "../features/mail/order-mail-context";
import { captureOrder } from "../features/ordering/payments/capture-order";

/** Whatever PAYMENT_CAPTURE says, nothing is shipped unpaid: a payment still open is captured with the shipment. */
export default async function captureWhenShipped({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  const orderId = await orderIdOf.fulfillment(container, event.data.id);
  if (orderId) await captureOrder(container, orderId);
}

export const config: SubscriberConfig = { event: FulfillmentWorkflowEvents.SHIPMENT_CREATED };
