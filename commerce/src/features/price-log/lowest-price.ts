import type { PriceCause } from "../../modules/price-log/price-log-types";
import { dayMs } from "@su-turrone/contract/time-zone";

/** A logged price, valid from a point in time on. */
export interface LoggedPrice {
  price_id: string;
  /** Number of the entry within the variant's log, from 1. */
  number: number;
  cause: PriceCause;
  /** Integer cents. */
  cents: number;
  /** Whether it applies to a region only; there it takes precedence over an unconditional price. */
  regional: boolean;
  /** Null for the base price. */
  list: { type: "sale" | "override"; active: boolean; valid_from: Date; valid_until: Date | null } | null;
  /** Time at which the change was logged. */
  at: Date;
}

/** Period for the lowest price in days (directive 98/6/EC, art. 6a(2)). */
const lowestOfDays = 30;

/** Whether an entry was the latest of its price at a given time, with its price list active. */
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

/** Start of an entry's validity; prices that existed when the log began count as valid before. */
const since = ({ cause, at }: LoggedPrice): Date => (cause === "opening" ? new Date(0) : at);

const lowestOf = (entries: readonly LoggedPrice[]): number | null => {
  // in Medusa, prices with conditions take precedence
  const regional = entries.filter((entry) => entry.regional);
  const chosen = regional.length > 0 ? regional : entries;
  return chosen.length > 0 ? Math.min(...chosen.map(({ cents }) => cents)) : null;
};

/**
 * Price of one pack at a given time by Medusa's rules: an override first, otherwise the lower of base price and sale;
 * null when there was none.
 */
export function priceAt(entries: readonly LoggedPrice[], at: Date): number | null {
  const inForce = entries.filter((entry) => isInForce(entry, entries, at));
  const ofType = (type: "sale" | "override" | undefined) =>
    lowestOf(inForce.filter(({ list }) => list?.type === type));
  const override = ofType("override");
  if (override !== null) return override;
  const offers = [ofType(undefined), ofType("sale")].filter((cents) => cents !== null);
  return offers.length > 0 ? Math.min(...offers) : null;
}

/**
 * The lowest price of one pack in the thirty days before the reduction that is running; null without one, or if it was
 * as low before, and so may not be announced. Pure.
 */
export function priceBeforeReduction(entries: readonly LoggedPrice[], now: Date): number | null {
  const price = priceAt(entries, now);
  const starts = entries
    .filter((entry) => entry.list?.type === "sale" && entry.cents === price && isInForce(entry, entries, now))
    .map(({ at, list }) => Math.max(at.getTime(), list?.valid_from.getTime() ?? 0));
  if (price === null || starts.length === 0) return null;
  const before = lowestPrice(entries, new Date(Math.min(...starts) - 1));
  return before !== null && before > price ? before : null;
}

/**
 * The lowest price of one pack in the thirty days before a given time, integer cents; null when there was none. Pure.
 */
export function lowestPrice(entries: readonly LoggedPrice[], now: Date): number | null {
  const start = new Date(now.getTime() - lowestOfDays * dayMs);
  const moments = entries.flatMap(({ at, list }) => [at, list?.valid_from ?? at, list?.valid_until ?? at]);
  // prices only change at these times
  const checkedMoments = [start, ...moments.filter((moment) => start < moment && moment < now), now];
  const prices = checkedMoments.map((moment) => priceAt(entries, moment)).filter((cents) => cents !== null);
  return prices.length > 0 ? Math.min(...prices) : null;
}
