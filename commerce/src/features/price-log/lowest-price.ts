import type { PriceCause } from "../../modules/price-log/price-log-types";

/** What a price was from a moment on, as the log has it. */
export interface LoggedPrice {
  price_id: string;
  /** Counts the entries of a weight from 1. */
  number: number;
  cause: PriceCause;
  /** Integer cents. */
  cents: number;
  /** Holds in a region only, and there before one without conditions. */
  regional: boolean;
  /** Null for the base price. */
  list: { type: "sale" | "override"; active: boolean; valid_from: Date; valid_until: Date | null } | null;
  /** When it was seen. */
  at: Date;
}

const dayMs = 24 * 60 * 60 * 1000;

/** So far back the lowest price is looked for (directive 98/6/EC, art. 6a(2)). */
const lowestOfDays = 30;

/** Whether an entry was the last of its price at a moment, and its price list held then. */
function isInForce(entry: LoggedPrice, entries: readonly LoggedPrice[], at: Date): boolean {
  if (entry.cause === "removed" || since(entry) > at) return false;
  const isOver = entries.some(
    (other) => other.price_id === entry.price_id && other.number > entry.number && other.at <= at,
  );
  if (isOver) return false;
  const { list } = entry;
  if (!list) return true;
  return list.active && list.valid_from <= at && (list.valid_until === null || at < list.valid_until);
}

/** From when an entry holds; what was there when the log began has held before. */
const since = ({ cause, at }: LoggedPrice): Date => (cause === "opening" ? new Date(0) : at);

const lowestOf = (entries: readonly LoggedPrice[]): number | null => {
  // Medusa takes the price with more conditions before the one without
  const regional = entries.filter((entry) => entry.regional);
  const chosen = regional.length > 0 ? regional : entries;
  return chosen.length > 0 ? Math.min(...chosen.map(({ cents }) => cents)) : null;
};

/** What one pack cost at a moment, as Medusa works it out: an override before all, else the lower of base price and sale; null for no price. */
export function priceAt(entries: readonly LoggedPrice[], at: Date): number | null {
  const inForce = entries.filter((entry) => isInForce(entry, entries, at));
  const ofType = (type: "sale" | "override" | undefined) =>
    lowestOf(inForce.filter(({ list }) => list?.type === type));
  const override = ofType("override");
  if (override !== null) return override;
  const offers = [ofType(undefined), ofType("sale")].filter((cents) => cents !== null);
  return offers.length > 0 ? Math.min(...offers) : null;
}

/** The lowest price of one pack in the thirty days up to a moment, integer cents; null where there was none. Pure. */
export function lowestPrice(entries: readonly LoggedPrice[], now: Date): number | null {
  const start = new Date(now.getTime() - lowestOfDays * dayMs);
  const moments = entries.flatMap(({ at, list }) => [at, list?.valid_from ?? at, list?.valid_until ?? at]);
  // between two of these moments nothing changes
  const looked = [start, ...moments.filter((moment) => start < moment && moment < now), now];
  const prices = looked.map((moment) => priceAt(entries, moment)).filter((cents) => cents !== null);
  return prices.length > 0 ? Math.min(...prices) : null;
}
