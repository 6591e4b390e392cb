import { cartTextLimits } from "@su-turrone/contract/limits";

/** Longest entry of each field in characters; commerce takes as many or more. */
export const maxLengths = {
  fullName: 100,
  street: 120,
  addition: 120,
  postalCode: 16,
  city: 80,
  ...cartTextLimits,
  /** Each field of an invoice request. */
  invoice: 120,
} as const;
