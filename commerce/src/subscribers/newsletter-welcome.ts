import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { env } from "../platform/env";
import { newsletterConfirmed } from "../features/messages/events";
import { newsletterLink } from "../features/newsletter/newsletter-link";
import { enqueueMail } from "../features/mail/enqueue-mail";
import { MESSAGES_MODULE } from "../modules/messages";
import type { MessagesService } from "../modules/messages/service";

/** Whoever has confirmed is told so, with the link that ends it; once a confirmation, also after an end in between. */
export default async function mailNewsletterWelcome({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  const service: MessagesService = container.resolve(MESSAGES_MODULE);
  const { id, email, language, events } = await service.retrieveSubscription(event.data.id, {
    relations: ["events"],
  });
  const { STOREFRONT_URL: storefrontUrl, SIGNING_SECRET: secret } = env();
  const confirmations = events.filter(({ act }) => act === "confirmed").length;
  await enqueueMail(container, {
    event: "newsletter-welcome",
    key: `${id}-${confirmations}`,
    to: email,
    language,
    template: "newsletter-welcome",
    data: { unsubscribe_url: newsletterLink({ storefrontUrl, secret }, "unsubscribe", { id, language }, 0) },
  });
}

export const config: SubscriberConfig = { event: newsletterConfirmed };
