import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import type { MedusaContainer } from "@medusajs/framework/types";
import { FulfillmentWorkflowEvents, OrderWorkflowEvents, PaymentEvents } from "@medusajs/framework/utils";
import {
  mailCancelled,
  mailDelivered,
  mailOrderReceived,
  mailPaymentReceived,
  mailRefunded,
  mailShipped,
} from "../orders/mails";

/** What happens to an order, and the mail that tells of it. */
const mails: Readonly<Record<string, (container: MedusaContainer, id: string) => Promise<void>>> = {
  [OrderWorkflowEvents.PLACED]: mailOrderReceived,
  [OrderWorkflowEvents.CANCELED]: mailCancelled,
  [PaymentEvents.CAPTURED]: mailPaymentReceived,
  [PaymentEvents.REFUNDED]: mailRefunded,
  [FulfillmentWorkflowEvents.SHIPMENT_CREATED]: mailShipped,
  [FulfillmentWorkflowEvents.DELIVERY_CREATED]: mailDelivered,
};

/** Whatever happens to an order is mailed to who ordered, unless the owner said not to. */
export default async function mailAboutOrder({
  event,
  container,
}: SubscriberArgs<{ id: string; no_notification?: boolean | null }>): Promise<void> {
  if (event.data.no_notification) return;
  await mails[event.name]?.(container, event.data.id);
}

export const config: SubscriberConfig = { event: Object.keys(mails) };
