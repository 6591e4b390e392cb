import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { OrderWorkflowEvents, PaymentEvents } from "@medusajs/framework/utils";
import { orderOfPayment } from "../features/ordering/payments/order-of-payment";
import { releaseReservations } from "../features/fulfilment/release-reservations";

/**
 * Releases stock that will not be packed any more: after a full refund, and when a parcel of such an order is unpacked,
 * because Medusa then reserves its goods for the order again.
 */
export default async function releaseUnsentGoods({
  event,
  container,
}: SubscriberArgs<{ id?: string; order_id?: string }>): Promise<void> {
  const { id, order_id: eventOrderId } = event.data;
  const orderId =
    event.name === PaymentEvents.REFUNDED && id ? await orderOfPayment(container, id) : eventOrderId;
  if (orderId) await releaseReservations(container, orderId);
}

export const config: SubscriberConfig = {
  event: [PaymentEvents.REFUNDED, OrderWorkflowEvents.FULFILLMENT_CANCELED],
};
