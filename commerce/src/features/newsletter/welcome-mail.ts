import type { MedusaContainer } from "@medusajs/framework/types";
import { MESSAGES_MODULE } from "../../modules/messages";
import { enqueueMail } from "../mail/enqueue-mail";
import { newsletter } from "./newsletter";

/**
 * Mails the confirmation of a subscription with the unsubscribe link; one mail per confirmation, also after an
 * unsubscription in between.
 */
export async function mailNewsletterWelcome(container: MedusaContainer, id: string): Promise<void> {
  const service = container.resolve(MESSAGES_MODULE);
  const subscription = await service.retrieveSubscription(id, { relations: ["events"] });
  const { email, language, events } = subscription;
  const confirmations = events.filter(({ act }) => act === "confirmed").length;
  const unsubscribe_url = await newsletter.link(container, "end", subscription, {
    expires: 0,
    at: new Date(),
  });
  await enqueueMail(container, {
    event: "newsletter-welcome",
    key: `${id}-${confirmations}`,
    to: email,
    language,
    template: "newsletter-welcome",
    data: { unsubscribe_url },
  });
}
