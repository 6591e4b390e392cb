import { perKg, type Cents } from "@su-turrone/contract/money";

/**
 * Factor between a new and a present price, or between the prices per kg of a product's weights, above which one of
 * them is probably a typing error. Small packs cost more per kg, but not three times as much.
 */
const maxPriceFactor = 3;

/** A weight of a product with its present price and the prices about to be saved. */
export interface WeightChange {
  /** Title given by the owner, e.g. "300 g". */
  title: string;
  grams: number | null;
  /** Present price of a pack; null without one. */
  now_cents: Cents | null;
  /** New prices of a pack; empty when its price stays as it is. */
  next_cents: readonly Cents[];
}

/**
 * A new price far from the present one or from those of the product's other weights: "21.50" typed into Medusa's grid
 * becomes 2150.
 */
export interface PriceJump {
  title: string;
  cents: Cents;
  than: "present" | "other_weights";
  /** The present price, or the price at the nearest price per kg of the other weights. */
  usual_cents: Cents;
}

const isFar = (cents: Cents, low: Cents, high: Cents): boolean =>
  cents > maxPriceFactor * high || cents * maxPriceFactor < low;

/** Prices per kg a weight sets for the others: unchanged or first ones, but not those being changed. */
function ratesOf({ grams, now_cents: now, next_cents: next }: WeightChange): Cents[] {
  const prices = next.length > 0 ? (now === null ? next : []) : [now];
  return prices.flatMap((cents) => perKg(cents ?? 0, grams ?? 0) || []);
}

function jumpOf(weight: WeightChange, cents: Cents, others: readonly WeightChange[]): PriceJump | null {
  const { title, grams, now_cents: now } = weight;
  if (now !== null && isFar(cents, now, now)) return { title, cents, than: "present", usual_cents: now };
  const rates = others.flatMap(ratesOf);
  const rate = perKg(cents, grams ?? 0);
  if (!grams || !rate || rates.length === 0) return null;
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  // a weight already sold at such a price is not asked about again
  const isKnown = now !== null && isFar(perKg(now, grams) ?? 0, low, high);
  if (isKnown || !isFar(rate, low, high)) return null;
  const usual_cents = Math.round(((rate > high ? high : low) * grams) / 1000);
  return { title, cents, than: "other_weights", usual_cents };
}

/** The new prices of a product that have to be confirmed before they are saved. Pure. */
export const priceJumps = (weights: readonly WeightChange[]): PriceJump[] =>
  weights.flatMap((weight) => {
    const others = weights.filter((one) => one !== weight);
    return weight.next_cents.flatMap((cents) => jumpOf(weight, cents, others) ?? []);
  });

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
