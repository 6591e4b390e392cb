import { perKg, type Cents } from "@su-turrone/contract/money";

/** Share of the present price by which a new one may differ before it is probably a typing error. */
const maxPriceChange = 0.5;

/**
 * Factor between the prices per kg of a product's weights above which one of them is probably a typing error. Small
 * packs cost more per kg, but not three times as much.
 */
const maxPriceFactor = 3;

/** A weight of a product with its present price and the prices about to be saved. */
export interface WeightChange {
  /** Title given by the owner, e.g. "300 g". */
  title: string;
  grams: number | null;
  /** Present grams, if they are about to be changed. */
  now_grams?: number | null;
  /** Present price of a pack; null without one. */
  now_cents: Cents | null;
  /** New prices of a pack, or the present one if its grams change; empty when neither does. */
  next_cents: readonly Cents[];
}

/**
 * A new price far from the present one or from those of the product's other weights: "21.50" typed into Medusa's grid
 * becomes 2150.
 */
export interface PriceJump {
  title: string;
  cents: Cents;
  than: "present" | "other_weights" | "present_grams";
  /**
   * The present price, or the price at the nearest price per kg of the other weights or at the present grams' price per
   * kg; without grams the nearest price of the others.
   */
  usual_cents: Cents;
}

const isFar = (cents: Cents, low: Cents, high: Cents): boolean =>
  cents > maxPriceFactor * high || cents * maxPriceFactor < low;

/** Prices a weight sets for the others: unchanged or first ones, but not those being changed. */
const settledPrices = ({ now_cents: now, next_cents: next }: WeightChange): readonly (Cents | null)[] =>
  next.length > 0 ? (now === null ? next : []) : [now];

function jumpOf(weight: WeightChange, cents: Cents, others: readonly WeightChange[]): PriceJump | null {
  const { title, grams, now_cents: now, now_grams: nowGrams = grams } = weight;
  if (now !== null && Math.abs(cents - now) > maxPriceChange * now)
    return { title, cents, than: "present", usual_cents: now };
  // of a weight without grams, the prices of the packs are compared
  const rateOf = (price: Cents | null, of: number | null) => (grams ? perKg(price ?? 0, of ?? 0) : price);
  const rates = others.flatMap((one) =>
    settledPrices(one).flatMap((price) => rateOf(price, one.grams) || []),
  );
  const rate = rateOf(cents, grams);
  const nowRate = rateOf(now, nowGrams);
  const isOnly = rates.length === 0;
  // the only weight, or all of them reweighed at once, are compared with themselves
  if (isOnly && nowRate && nowGrams !== grams) rates.push(nowRate);
  if (!rate || rates.length === 0) return null;
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  // a weight already sold at such a price is not asked about again
  const isKnown = Boolean(nowRate) && isFar(nowRate ?? 0, low, high);
  if (isKnown || !isFar(rate, low, high)) return null;
  const nearest = rate > high ? high : low;
  return {
    title,
    cents,
    than: isOnly ? "present_grams" : "other_weights",
    usual_cents: grams ? Math.round((nearest * grams) / 1000) : nearest,
  };
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

export interface PricePerKg {
  /** Title given by the owner, e.g. "300 g". */
  title: string;
  /** Integer cents. */
  per_kg_cents: number;
}

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
