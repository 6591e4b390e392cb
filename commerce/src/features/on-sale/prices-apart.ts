import { perKg } from "@su-turrone/contract/money";

/**
 * Factor between a new and a present price, or between the prices per kg of a product's weights, above which one of
 * them is probably a typing error. Small packs cost more per kg, but not three times as much.
 */
export const maxPriceFactor = 3;

/** A weight of a product as offered. */
interface PricedWeight {
  title: string;
  /** Price of one pack; null or 0 without one. */
  cents: number | null;
  grams: number | null;
}

/** A weight and its price per kg. */
export interface PricePerKg {
  /** Title given by the owner, e.g. "300 g". */
  title: string;
  /** Integer cents. */
  per_kg_cents: number;
}

/** The weights of a product with the lowest and the highest price per kg. */
export interface PricesApart {
  lowest: PricePerKg;
  highest: PricePerKg;
}

/** The lowest and the highest price per kg if they are so far apart that the owner should check them. Pure. */
export function pricesApart(weights: readonly PricedWeight[]): PricesApart | null {
  const prices = weights
    .flatMap(({ title, cents, grams }): PricePerKg[] => {
      const perKgCents = perKg(cents ?? 0, grams ?? 0);
      return perKgCents ? [{ title, per_kg_cents: perKgCents }] : [];
    })
    .toSorted((a, b) => a.per_kg_cents - b.per_kg_cents);
  const [lowest, highest] = [prices[0], prices.at(-1)];
  if (!lowest || !highest || highest.per_kg_cents <= maxPriceFactor * lowest.per_kg_cents) return null;
  return { lowest, highest };
}
