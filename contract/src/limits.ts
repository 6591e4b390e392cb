/** Maximum number of packs of one weight in a cart. */
export const maxQuantity = 99;

/** Maximum length of the texts a shopper can add to a cart, in characters. */
export const cartTextLimits = { phone: 40, notes: 500, giftMessage: 300 } as const;

/** Maximum length of each field of an address, in characters. */
export const addressLimits = {
  fullName: 100,
  street: 120,
  addition: 120,
  postalCode: 16,
  city: 80,
  phone: cartTextLimits.phone,
} as const;

/** Maximum length of an e-mail address (RFC 5321, errata 1690), in characters. */
export const longestEmail = 254;

/** Maximum length of the texts in the shop's forms, in characters. */
export const formLimits = {
  name: 120,
  orderNumber: 60,
  withdrawnItems: 1000,
  lookupNumber: 40,
  code: 60,
  /** Each field of an invoice request. */
  invoice: 120,
  /** A note of the staff on an order. */
  note: 1000,
  /** Longest name in a SEPA credit transfer. */
  accountHolder: 70,
  /** An IBAN has up to 34 characters; typed with spaces. */
  iban: 50,
} as const;

/** Limits for pictures: checked by commerce on upload and by the storefront on resizing. */
export const pictureLimits = {
  /** Width times height, summed over all frames. Small files can decompress to more than a server's memory. */
  pixels: 40_000_000,
  /** Bytes of one file. */
  bytes: 20 * 1024 * 1024,
} as const;

/** Stripe's minimum charge in euro cents (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
export const smallestCents = 50;
