import type { Cents } from "~/commerce/types";

/** Goods of this worth, before a code, travel free (spec §9). Commerce works out the price; this is for the words. */
export const freeShippingFrom: Cents = 5000;

/** How far the goods are from free shipping. */
export interface FreeShipping {
  /** What is missing in cents; 0 once it is free. */
  missing: Cents;
  /** 0 to 100, for the progress line; 100 only once it is free. */
  percent: number;
}

/** @param goods worth of the goods before a code, in cents */
export function toFreeShipping(goods: Cents): FreeShipping {
  const missing = Math.max(0, freeShippingFrom - goods);
  return { missing, percent: Math.floor(((freeShippingFrom - missing) / freeShippingFrom) * 100) };
}
