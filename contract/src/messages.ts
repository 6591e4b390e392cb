export const topics = ["order", "product", "visit", "trade", "other"] as const;

export type Topic = (typeof topics)[number];

export const messageMaxLength = 5000;
