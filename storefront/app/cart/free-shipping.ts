import type { Cents } from "@su-turrone/contract/money";

/** How far the goods are from free shipping. */
export interface FreeShipping {
  /** What is missing in cents; 0 once it is free. */
  missing: Cents;
  /** 0 to 100, for the progress line; 100 only once it is free. */
  percent: number;
}

/**
 * @param goods worth of the goods before a code, in cents
 * @param freeFrom worth of the goods from which on shipping is free, in cents
 */
export function toFreeShipping(goods: Cents, freeFrom: Cents): FreeShipping {
  const missing = Math.max(0, freeFrom - goods);
  return { missing, percent: missing === 0 ? 100 : Math.floor((goods / freeFrom) * 100) };
}
