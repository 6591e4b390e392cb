export const topics = ["order", "product", "visit", "trade", "company_gifts", "other"] as const;

export type Topic = (typeof topics)[number];

export const messageMaxLength = 5000;
