/** Topics of a message to the workshop. */
export const topics = ["order", "product", "visit", "trade", "other"] as const;

/** Topic of a message. */
export type Topic = (typeof topics)[number];

/** Maximum length of a message, in characters. */
export const messageMaxLength = 5000;
