import type { CountryCode } from "./country-rules";
import type { PerLanguage } from "./languages";

/** What a pause is for: nothing is shipped at all, or some goods cannot travel to some countries. */
export const pauseKinds = ["closed", "heat"] as const;

/** One of `pauseKinds`. */
export type PauseKind = (typeof pauseKinds)[number];

/** Days of the workshop's calendar (Rome) from the first to the last, both included; ISO 8601 dates. */
export interface DaySpan {
  first: string;
  last: string;
}

/** Days on which the workshop is closed, or on which it is too hot for some goods to travel. */
export interface Pause extends DaySpan {
  kind: PauseKind;
  /** What the shop says on these days; where it is empty, the shop has words of its own. */
  banner: PerLanguage;
  /** With `heat`: the categories whose goods do not travel, with the categories below them. */
  category_ids: readonly string[];
  /** With `heat`: where they do not travel to. */
  countries: readonly CountryCode[];
}

/** Most pauses that are kept, those that are over included. */
export const maxPauses = 20;

/** Most days of one pause. */
export const maxPauseDays = 120;

/** Whether a day is one of a span. @param day ISO 8601 date */
export const isWithin = ({ first, last }: DaySpan, day: string): boolean => first <= day && day <= last;

/** Goods on their way to a country, as heat pauses look at them. */
export interface TravellingGoods {
  /** Ids of the categories they are in, and of those above. */
  categoryIds: readonly string[];
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
}

/**
 * Until when goods do not travel to a country because of the heat: the last day of the pause, of several the latest.
 * @param day ISO 8601 date, in Rome
 * @returns null where they do
 */
export function heatPauseUntil(
  pauses: readonly Pause[],
  day: string,
  { categoryIds, country }: TravellingGoods,
): string | null {
  const days = pauses
    .filter(
      (pause) =>
        pause.kind === "heat" &&
        isWithin(pause, day) &&
        pause.countries.some((code) => code === country) &&
        pause.category_ids.some((id) => categoryIds.includes(id)),
    )
    .map(({ last }) => last);
  return days.sort().at(-1) ?? null;
}
