/** Reasons for refunding some of the goods; the admin translates each into the user's language. */
export const refundReasons = [
  "withdrawal",
  "damaged",
  "missing",
  "not_available",
  "goodwill",
  "other",
] as const;

export type RefundReason = (typeof refundReasons)[number];
