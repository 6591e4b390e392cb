import type { Cents } from "@su-turrone/contract/money";
import type { ProductCard } from "~/commerce/types";

/** How far the goods are from free shipping. */
export interface FreeShipping {
  /** Missing amount in cents; 0 once shipping is free. */
  missing: Cents;
  /** 0 to 100, for the progress line; 100 only once it is free. */
  percent: number;
}

/**
 * @param goods value of the goods before promotion codes, in cents
 * @param freeFrom value of the goods from which shipping is free, in cents
 */
export function toFreeShipping(goods: Cents, freeFrom: Cents): FreeShipping {
  const missing = Math.max(0, freeFrom - goods);
  return { missing, percent: missing === 0 ? 100 : Math.floor((goods / freeFrom) * 100) };
}

/**
 * Products that bring a cart to free shipping: first those that suffice alone, cheapest first, then the others, most
 * expensive first. Excludes products that are sold out or already in the cart.
 * @param missing in cents
 * @param inCart product ids
 * @param maxProducts maximum number of products
 */
export function productsToFreeShipping<P extends Pick<ProductCard, "id" | "fromPrice" | "soldOut">>(
  products: readonly P[],
  missing: Cents,
  inCart: readonly string[],
  maxProducts: number,
): P[] {
  const candidates = products.filter(({ id, soldOut }) => !soldOut && !inCart.includes(id));
  const sufficient = candidates.filter(({ fromPrice }) => fromPrice >= missing);
  const insufficient = candidates.filter(({ fromPrice }) => fromPrice < missing);
  return [
    ...sufficient.sort((a, b) => a.fromPrice - b.fromPrice),
    ...insufficient.sort((a, b) => b.fromPrice - a.fromPrice),
  ].slice(0, maxProducts);
}
