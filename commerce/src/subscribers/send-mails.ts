import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { mailQueued } from "../features/mail/mail-context";
import { sendMails } from "../features/mail/mail-sender";

export default async function sendQueuedMails({ container }: SubscriberArgs): Promise<void> {
  await sendMails(container);
}

export const config: SubscriberConfig = { event: mailQueued };
