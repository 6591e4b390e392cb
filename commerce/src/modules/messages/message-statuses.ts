/** A message is open until the owner has dealt with it. */
export const messageStatuses = ["open", "done"] as const;

export type MessageStatus = (typeof messageStatuses)[number];

/** pending: requested, but not confirmed from the mailbox yet. */
export const subscriptionStatuses = ["pending", "confirmed", "unsubscribed"] as const;

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Acts recorded as proof of consent and of its withdrawal. */
export const subscriptionActs = ["requested", "confirmed", "unsubscribed"] as const;

export type SubscriptionAct = (typeof subscriptionActs)[number];
