import { cartTextLimits } from "@su-turrone/contract/limits";

/** Maximum length of each field in characters; commerce accepts at least as many. */
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
