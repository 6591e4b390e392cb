import type { Cents } from "~/commerce/types";
import { shippingFacts } from "~/content/shop-facts";

const { freeFrom } = shippingFacts;

/** How far the goods are from free shipping. */
export interface FreeShipping {
  /** What is missing in cents; 0 once it is free. */
  missing: Cents;
  /** 0 to 100, for the progress line; 100 only once it is free. */
  percent: number;
}

/** @param goods worth of the goods before a code, in cents */
export function toFreeShipping(goods: Cents): FreeShipping {
  const missing = Math.max(0, freeFrom - goods);
  return { missing, percent: Math.floor(((freeFrom - missing) / freeFrom) * 100) };
}
