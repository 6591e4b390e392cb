/** Stars a review can give, the best first. */
export const stars = [5, 4, 3, 2, 1] as const;

/** Number of stars. */
export type Stars = (typeof stars)[number];

/** Longest texts of a review, in characters. */
export const reviewLimits = { title: 120, text: 3000, name: 60 } as const;
