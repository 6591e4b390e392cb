import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ownerAddress } from "../emails/letter";
import { messageReceived } from "../messages/events";
import { enqueueMail } from "../messages/outbox";
import { topicNames } from "../messages/topics";
import { MESSAGES_MODULE } from "../modules/messages";
import type { MessagesService } from "../modules/messages/service";

/** A message from the contact form is mailed to the owner and copied to who wrote it. */
export default async function mailContactMessage({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  const service: MessagesService = container.resolve(MESSAGES_MODULE);
  const { id, name, email, topic, message, language, created_at } = await service.retrieveMessage(
    event.data.id,
  );
  const data = { name, message, sent_at: new Date(created_at).toISOString() };
  await enqueueMail(container, {
    event: "contact-copy",
    key: id,
    to: email,
    language,
    template: "contact-copy",
    data: { ...data, topic: topicNames[topic][language] },
  });
  await enqueueMail(container, {
    event: "contact-message",
    key: id,
    to: ownerAddress(),
    language: "it",
    template: "contact-message",
    data: { ...data, email, topic: topicNames[topic].it },
  });
}

export const config: SubscriberConfig = { event: messageReceived };
