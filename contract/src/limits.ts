/** Most packs of one weight in one cart. */
export const maxQuantity = 99;

/** Longest texts a shopper may leave with a cart, in characters. */
export const cartTextLimits = { phone: 40, notes: 500, giftMessage: 300 } as const;

/** Longest address of e-mail there is (RFC 5321, errata 1690), in characters. */
export const longestEmail = 254;

/** Longest texts of the shop's forms, in characters. */
export const formLimits = {
  name: 120,
  orderNumber: 60,
  withdrawnItems: 1000,
  lookupNumber: 40,
  code: 60,
} as const;
