import type { MedusaContainer } from "@medusajs/framework/types";
import { nowInSeconds, signToken, verifyToken } from "@su-turrone/contract/tokens";
import type { NewsletterBody } from "@su-turrone/contract/form-requests";
import { href } from "@su-turrone/contract/paths";
import { shopDay } from "@su-turrone/contract/time-zone";
import { env } from "../../platform/env";
import { MESSAGES_MODULE, type StoredSubscription } from "../../modules/messages";
import type { DoubleOptIn } from "../double-opt-in/double-opt-in";
import type { Language } from "../../platform/languages";
import { csvOf } from "../../platform/csv";
import { textsOf } from "../../texts";
import { enqueueMail } from "../mail/mail-context";

/** What a link in a newsletter mail allows. */
export type TokenPurpose = "confirm" | "unsubscribe";

/** Content of a link: the subscription, and how often it had been ended when the link was created. */
export interface NewsletterTokenContent {
  id: string;
  ends: number;
}

/**
 * Creates the token of a link. A confirmation token contains how often the subscription has been ended so far, so it
 * becomes invalid the next time the subscription is ended.
 * @param expires seconds since 1970; 0 for a token that never expires
 */
export const newsletterToken = (
  secret: string,
  purpose: TokenPurpose,
  id: string,
  expires: number,
  ends = 0,
): string =>
  signToken(
    secret,
    `newsletter-${purpose}`,
    purpose === "confirm" && ends > 0 ? [id, String(ends)] : [id],
    expires,
  );

/** Reads a token at time `now` (seconds since 1970); null when it is invalid, expired or signed for another purpose. */
export function readNewsletterToken(
  secret: string,
  purpose: TokenPurpose,
  token: string,
  now: number,
): NewsletterTokenContent | null {
  const verified = verifyToken(secret, `newsletter-${purpose}`, token, now);
  if (typeof verified === "string") return null;
  const [id, ends = "0"] = verified.ids;
  return id === undefined ? null : { id, ends: Number(ends) };
}

const pages = { confirm: "newsletterConfirm", unsubscribe: "newsletterUnsubscribe" } as const;

/**
 * Link in a newsletter mail that confirms or ends a subscription.
 * @param expires seconds since 1970; 0 for never
 * @param ends how often the subscription has been ended so far
 */
export function newsletterLink(
  { storefrontUrl, secret }: { storefrontUrl: string; secret: string },
  purpose: TokenPurpose,
  subscription: { id: string; language: Language },
  expires: number,
  ends = 0,
): string {
  const url = new URL(href(pages[purpose], subscription.language), storefrontUrl);
  url.searchParams.set("token", newsletterToken(secret, purpose, subscription.id, expires, ends));
  return url.href;
}

const serviceOf = (container: MedusaContainer) => container.resolve(MESSAGES_MODULE);

const purposes = { confirm: "confirm", end: "unsubscribe" } as const;
const actByPurpose = { confirm: "confirmed", end: "unsubscribed" } as const;

/** Double opt-in of the newsletter. The proof of consent is kept when the subscription ends. */
export const newsletter: DoubleOptIn<NewsletterBody, StoredSubscription> = {
  events: { requested: "newsletter.requested", confirmed: "newsletter.confirmed" },
  request: async (container, body, at) => {
    const existing = await serviceOf(container).findSubscription({ email: body.email });
    return existing?.status === "confirmed" ? null : serviceOf(container).request({ ...body, at });
  },
  find: (container, id) => serviceOf(container).retrieveSubscription(id),
  // a confirmation link becomes invalid when the subscription is ended after its creation
  link: async (container, action, subscription, { expires, at }) => {
    const { STOREFRONT_URL: storefrontUrl, SIGNING_SECRET: secret } = env();
    const ends = action === "confirm" ? await serviceOf(container).endsOf(subscription.id, at) : 0;
    return newsletterLink({ storefrontUrl, secret }, purposes[action], subscription, expires, ends);
  },
  readToken: async (container, action, token) => {
    const link = readNewsletterToken(env().SIGNING_SECRET, purposes[action], token, nowInSeconds());
    if (!link) return null;
    const isVoid =
      action === "confirm" && (await serviceOf(container).endsOf(link.id, new Date())) !== link.ends;
    return isVoid ? null : link.id;
  },
  apply: (container, action, id, at) => serviceOf(container).recordAct(id, actByPurpose[action], at),
  mail: {
    name: "newsletter-confirm",
    data: (_container, _subscription, { confirm, end }) =>
      Promise.resolve({ url: confirm, unsubscribe_url: end }),
  },
  deleteUnconfirmed: (container, before) => serviceOf(container).deleteUnconfirmed(before),
};

/**
 * Removes an address from the newsletter on behalf of the owner. An address that never confirmed is deleted; otherwise
 * only the proof of consent is kept, for the period set in `retention` (GDPR art. 7(1), art. 17(3)(e)).
 * @returns whether the proof is kept; also false when the address does not exist any more
 */
export async function removeSubscription(container: MedusaContainer, id: string): Promise<boolean> {
  const service = container.resolve(MESSAGES_MODULE);
  const [subscription] = await service.listSubscriptions({ id }, { relations: ["events"], take: 1 });
  if (!subscription) return false;
  if (subscription.events.every(({ act }) => act === "requested")) {
    await service.deleteWithProof([id]);
    return false;
  }
  await service.recordAct(id, "unsubscribed", new Date());
  return true;
}

type Subscriber = Pick<StoredSubscription, "email" | "language"> & { confirmed_at: Date | null };

/** The subscribers as CSV; dates as 2026-11-23 in the shop's time zone. */
export const subscribersCsv = (subscribers: readonly Subscriber[], language: Language): string =>
  csvOf(
    textsOf("documents", language).subscribers,
    subscribers.map(({ email, language: spoken, confirmed_at: at }) => [
      email,
      spoken,
      at ? shopDay(at) : "",
    ]),
  );

/**
 * Mails the confirmation of a subscription with the unsubscribe link; one mail per confirmation, also after an
 * unsubscription in between.
 */
export async function mailNewsletterWelcome(
  container: MedusaContainer,
  { id }: { id: string },
): Promise<void> {
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
    data: { unsubscribe_url },
  });
}
