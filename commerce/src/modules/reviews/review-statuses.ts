/** A review is visible in the shop only while it is approved; the owner may change the status again. */
export const reviewStatuses = ["pending", "approved", "rejected"] as const;

export type ReviewStatus = (typeof reviewStatuses)[number];
