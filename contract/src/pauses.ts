import type { CountryCode } from "./country-rules";
import type { PerLanguage } from "./languages";

/** Kinds of pauses: nothing is shipped at all, or some goods are not shipped to some countries. */
export const pauseKinds = ["closed", "heat"] as const;

export type PauseKind = (typeof pauseKinds)[number];

/** Inclusive range of days in the workshop's time zone (Rome); ISO 8601 dates. */
export interface DaySpan {
  first: string;
  last: string;
}

/** Days on which the workshop is closed, or on which it is too hot for some goods to travel. */
export interface Pause extends DaySpan {
  kind: PauseKind;
  /** Text of the banner shown on these days; if empty, the shop shows a default text. */
  banner: PerLanguage;
  /** With `heat`: the categories whose goods are not shipped, including their subcategories. */
  category_ids: readonly string[];
  /** With `heat`: the countries they are not shipped to. */
  countries: readonly CountryCode[];
}

/** Maximum number of stored pauses, including past ones. */
export const maxPauses = 20;

export const maxPauseDays = 120;

/** Whether a day is within a span. @param day ISO 8601 date */
export const isWithin = ({ first, last }: DaySpan, day: string): boolean => first <= day && day <= last;

/** Goods and their destination, for the check against heat pauses. */
export interface ShippedGoods {
  /** Ids of their categories, including parent categories. */
  categoryIds: readonly string[];
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
}

/**
 * Last day on which goods are not shipped to a country because of heat; if several pauses apply, the latest.
 * @param day ISO 8601 date, in Rome
 * @returns null if no pause applies
 */
export function heatPauseUntil(
  pauses: readonly Pause[],
  day: string,
  { categoryIds, country }: ShippedGoods,
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
