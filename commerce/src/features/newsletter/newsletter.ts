import type { MedusaContainer } from "@medusajs/framework/types";
import { nowInSeconds } from "@su-turrone/contract/tokens";
import type { NewsletterBody } from "@su-turrone/contract/form-requests";
import { env } from "../../platform/env";
import { MESSAGES_MODULE } from "../../modules/messages";
import type { MessagesService, StoredSubscription } from "../../modules/messages/service";
import { readNewsletterToken } from "../../modules/messages/token";
import type { DoubleOptIn } from "../double-opt-in/double-opt-in";
import { newsletterLink } from "./newsletter-link";

const serviceOf = (container: MedusaContainer): MessagesService => container.resolve(MESSAGES_MODULE);

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
