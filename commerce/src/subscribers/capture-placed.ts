import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import { env } from "../platform/env";
import { captureOrder } from "../features/ordering/payments/capture-order";

/** With PAYMENT_CAPTURE=order, captures card and PayPal payments as soon as the order is placed. */
export default async function captureWhenPlaced({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  if (env().PAYMENT_CAPTURE === "order") await captureOrder(container, event.data.id);
}

export const config: SubscriberConfig = { event: OrderWorkflowEvents.PLACED };
