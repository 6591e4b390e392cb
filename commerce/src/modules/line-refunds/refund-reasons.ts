/** Why money goes back for some of the goods; the admin names each in its user's language. */
export const refundReasons = [
  "withdrawal",
  "damaged",
  "missing",
  "not_available",
  "goodwill",
  "other",
] as const;

/** One of `refundReasons`. */
export type RefundReason = (typeof refundReasons)[number];
