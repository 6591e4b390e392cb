/** Stars a review can give, the best first. By themselves, because every product page takes them along. */
export const stars = [5, 4, 3, 2, 1] as const;

/** Number of stars. */
export type Stars = (typeof stars)[number];
