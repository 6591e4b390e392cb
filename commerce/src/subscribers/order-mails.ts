import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import type { MedusaContainer } from "@medusajs/framework/types";
import { FulfillmentWorkflowEvents, OrderWorkflowEvents, PaymentEvents } from "@medusajs/framework/utils";
import {
  mailCancelled,
  mailDelivered,
  mailOrderNotice,
  mailOrderReceived,
  mailPaymentReceived,
  mailRefunded,
  mailRefundsOf,
  mailShipped,
  type MailChoice,
} from "../features/mail/order-mails";

type Mail = (container: MedusaContainer, id: string, choice: MailChoice) => Promise<void>;

/** What happens to an order, and the mails that tell of it. */
const mails: Readonly<Record<string, readonly Mail[]>> = {
  [OrderWorkflowEvents.PLACED]: [mailOrderReceived, mailOrderNotice],
  // cancelling gives the money back, and Medusa has no event of its own for that
  [OrderWorkflowEvents.CANCELED]: [mailCancelled, mailRefundsOf],
  [PaymentEvents.CAPTURED]: [mailPaymentReceived],
  [PaymentEvents.REFUNDED]: [mailRefunded],
  [FulfillmentWorkflowEvents.SHIPMENT_CREATED]: [mailShipped],
  [FulfillmentWorkflowEvents.DELIVERY_CREATED]: [mailDelivered],
};

/**
 * Whatever happens to an order is mailed to who ordered. Where the owner said not to, the mail is written down as withheld,
 * so that `jobs/backfill-mails.ts` does not take it for lost.
 */
export default async function mailAboutOrder({
  event,
  container,
}: SubscriberArgs<{ id: string; no_notification?: boolean | null }>): Promise<void> {
  const choice = { withheld: event.data.no_notification === true };
  for (const mail of mails[event.name] ?? []) await mail(container, event.data.id, choice);
}

export const config: SubscriberConfig = { event: Object.keys(mails) };
