/** Most packs of one weight in one cart. */
export const maxQuantity = 99;

/** Longest texts a shopper may leave with a cart, in characters. */
export const cartTextLimits = { phone: 40, notes: 500, giftMessage: 300 } as const;

/** Longest address of e-mail there is (RFC 5321, errata 1690), in characters. */
export const longestEmail = 254;
