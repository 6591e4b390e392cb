/** A review is seen in the shop only while it is approved; the owner may change her mind. */
export const reviewStatuses = ["pending", "approved", "rejected"] as const;

/** Status of a review. */
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Stars, the worst first. */
export const ratings = [1, 2, 3, 4, 5] as const;

/** Number of stars. */
export type Rating = (typeof ratings)[number];

/** Longest texts, in characters; the storefront's form says the same. */
export const reviewLimits = { title: 120, text: 3000, display_name: 60 } as const;
