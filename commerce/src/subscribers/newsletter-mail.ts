import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { env } from "../platform/env";
import { newsletterRequested } from "../features/messages/events";
import { newsletterLink } from "../features/newsletter/newsletter-link";
import { enqueueMail } from "../features/mail/enqueue-mail";
import { MESSAGES_MODULE } from "../modules/messages";
import type { MessagesService } from "../modules/messages/service";

/** Seconds a link to confirm is good for: a week, for mailboxes that are read at weekends. */
const confirmSeconds = 7 * 24 * 60 * 60;

/** Whoever asks for the newsletter gets one mail, free of advertising, with the link to confirm. */
export default async function mailNewsletterLink({
  event,
  container,
}: SubscriberArgs<{ id: string; at: number }>): Promise<void> {
  const { id, at } = event.data;
  const service: MessagesService = container.resolve(MESSAGES_MODULE);
  const subscription = await service.retrieveSubscription(id);
  const ends = await service.endsOf(id, new Date(at));
  const settings = env();
  const base = { storefrontUrl: settings.STOREFRONT_URL, secret: settings.SIGNING_SECRET };
  const expires = Math.floor(at / 1000) + confirmSeconds;
  await enqueueMail(container, {
    event: "newsletter-confirm",
    key: `${id}-${at}`,
    to: subscription.email,
    language: subscription.language,
    template: "newsletter-confirm",
    data: {
      url: newsletterLink(base, "confirm", subscription, expires, ends),
      unsubscribe_url: newsletterLink(base, "unsubscribe", subscription, 0),
    },
  });
}

export const config: SubscriberConfig = { event: newsletterRequested };
