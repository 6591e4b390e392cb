import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ContainerRegistrationKeys, FulfillmentWorkflowEvents } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { captureOrder } from "../features/ordering/payments/capture-order";

const fulfillmentRow = z.object({ order: z.object({ id: z.string() }).nullish() });

/** Whatever PAYMENT_CAPTURE says, nothing is shipped unpaid: a payment still open is captured with the shipment. */
export default async function captureWhenShipped({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "fulfillment",
    fields: ["order.id"],
    filters: { id: event.data.id },
  });
  const orderId = fulfillmentRow.optional().parse(data[0])?.order?.id;
  if (orderId) await captureOrder(container, orderId);
}

export const config: SubscriberConfig = { event: FulfillmentWorkflowEvents.SHIPMENT_CREATED };
