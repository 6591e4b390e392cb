import type { Cents } from "@su-turrone/contract/money";
import type { ProductCard } from "~/commerce/types";

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

/**
 * Products that bring a cart to free shipping: first those that reach it alone, the cheapest of them first, then the dearest of
 * the others. None that are sold out or in the cart already.
 * @param missing in cents
 * @param inCart ids of products
 * @param most how many are wanted
 */
export function productsToFreeShipping<P extends Pick<ProductCard, "id" | "fromPrice" | "soldOut">>(
  products: readonly P[],
  missing: Cents,
  inCart: readonly string[],
  most: number,
): P[] {
  const others = products.filter(({ id, soldOut }) => !soldOut && !inCart.includes(id));
  const reaching = others.filter(({ fromPrice }) => fromPrice >= missing);
  const short = others.filter(({ fromPrice }) => fromPrice < missing);
  return [
    ...reaching.sort((a, b) => a.fromPrice - b.fromPrice),
    ...short.sort((a, b) => b.fromPrice - a.fromPrice),
  ].slice(0, most);
}
