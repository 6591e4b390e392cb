/** Possible ratings, best first. In a separate file, because every product page imports it. */
export const stars = [5, 4, 3, 2, 1] as const;

export type Stars = (typeof stars)[number];
