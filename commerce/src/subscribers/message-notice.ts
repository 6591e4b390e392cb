import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { z } from "@medusajs/framework/zod";
import { ownerLanguage } from "../features/mail/mail-context";
import { messageReceived, MESSAGES_MODULE } from "../modules/messages";
import { notifyOwner } from "../features/notices/notify-owner";
import { textsOf } from "../texts";

const subject = z.object({ id: z.string() });

/**
 * Adds a notice to the admin's bell for a contact message: its topic, and nothing about the sender, because notices
 * outlive messages.
 */
export default async function noticeMessage({ event, container }: SubscriberArgs): Promise<void> {
  const messages = container.resolve(MESSAGES_MODULE);
  const { id, topic } = await messages.retrieveMessage(subject.parse(event.data).id);
  await notifyOwner(container, "message", id, { topic: textsOf("mails", ownerLanguage()).topics[topic] });
}

export const config: SubscriberConfig = { event: messageReceived };
