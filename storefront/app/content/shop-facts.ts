import type { Cents } from "~/commerce/types";

/**
 * What the pages say of delivery (spec §9 and the shop's one shipping option). Commerce computes what is paid; these
 * are the words before a cart exists.
 */
export const shippingFacts = {
  price: 690 satisfies Cents,
  freeFrom: 5000 satisfies Cents,
  businessDays: { from: 2, to: 3 },
  returnDays: 30,
} as const;
