import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { messageReceived } from "../features/messages/events";
import { mailContactMessage } from "../features/mail/contact-mails";

/** What somebody wrote in the contact form is mailed on. */
export default async function mailReceivedMessage({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await mailContactMessage(container, event.data.id);
}

export const config: SubscriberConfig = { event: messageReceived };
