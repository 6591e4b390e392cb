/** The orders a list of products can be had in; the first is the default. */
export const sorts = ["recommended", "price-up", "price-down", "name", "newest"] as const;

/** One of `sorts`. */
export type Sort = (typeof sorts)[number];

/** What a product is bought for, beside one's own table; the owner says so of each. */
export const occasions = ["gift", "christmas", "sharing", "tasting"] as const;

/** One of `occasions`. */
export type Occasion = (typeof occasions)[number];

/** How many products a page of a list may have; the first is the default. */
export const pageSizes = [12, 24] as const;

/** One of `pageSizes`. */
export type PageSize = (typeof pageSizes)[number];
