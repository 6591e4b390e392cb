import type { MedusaContainer } from "@medusajs/framework/types";
import { ownerAddress, ownerLanguage } from "./mail-context";
import { MESSAGES_MODULE } from "../../modules/messages";
import type { MessagesService } from "../../modules/messages/service";
import { enqueueMail } from "./enqueue-mail";
import { hasReachedMailLimit, timeOfFormMail } from "./mail-pace";
import { topicNames } from "../messages/topic-names";

/**
 * Mails a contact message to the owner, and an acknowledgement to the sender. Anybody can enter somebody else's
 * address: beyond the hourly limit the acknowledgement is suppressed.
 */
export async function mailContactMessage(container: MedusaContainer, messageId: string): Promise<void> {
  const service: MessagesService = container.resolve(MESSAGES_MODULE);
  const { id, name, email, topic, message, language, created_at } = await service.retrieveMessage(messageId);
  const sent_at = new Date(created_at).toISOString();
  await enqueueMail(container, {
    event: "contact-copy",
    key: id,
    to: email,
    language,
    template: "contact-copy",
    data: { sent_at, topic: topicNames[topic][language] },
    suppressed: await hasReachedMailLimit(container, "contact-copy", email),
    notBefore: await timeOfFormMail(container, "contact-copy"),
  });
  await enqueueMail(container, {
    event: "contact-message",
    key: id,
    to: await ownerAddress(container),
    language: ownerLanguage(),
    template: "contact-message",
    data: { name, message, sent_at, email, topic: topicNames[topic][ownerLanguage()] },
    notBefore: await timeOfFormMail(container, "contact-message"),
  });
}
