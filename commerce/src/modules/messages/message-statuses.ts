/** A message is open until the owner has dealt with it. */
export const messageStatuses = ["open", "done"] as const;

/** Status of a message. */
export type MessageStatus = (typeof messageStatuses)[number];

/** pending: asked for, not confirmed from the mailbox yet. */
export const subscriptionStatuses = ["pending", "confirmed", "unsubscribed"] as const;

/** Status of a newsletter subscription. */
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** What is written down as proof of consent and of its end. */
export const subscriptionActs = ["requested", "confirmed", "unsubscribed"] as const;

/** One act in the history of a subscription. */
export type SubscriptionAct = (typeof subscriptionActs)[number];
