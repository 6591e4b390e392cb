/** What a message to the workshop can be about. */
export const topics = ["order", "product", "visit", "trade", "other"] as const;

/** Topic of a message. */
export type Topic = (typeof topics)[number];

/** Longest message, in characters. */
export const messageMaxLength = 5000;
