/** Longest entry of each field in characters; commerce takes no more (commerce/src/platform/text-limits.ts). */
export const maxLengths = {
  fullName: 100,
  street: 120,
  addition: 120,
  postalCode: 16,
  city: 80,
  phone: 40,
  notes: 500,
  giftMessage: 300,
  /** Each field of an invoice request. */
  invoice: 120,
} as const;
