import { nextDay } from "./business-days";

/** The zone of the shop's clock: that of the workshop. What is stored is UTC; what is shown, dated or due is in this zone. */
export const shopTimeZone = "Europe/Rome";

const clock = new Intl.DateTimeFormat("en-CA", {
  timeZone: shopTimeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  hourCycle: "h23",
});

/** Day (ISO 8601 date) and hour (0 to 23) of a moment on the shop's clock. */
export function shopTime(at: Date): { day: string; hour: number } {
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    day: `${parts["year"] ?? ""}-${parts["month"] ?? ""}-${parts["day"] ?? ""}`,
    hour: Number(parts["hour"]),
  };
}

/** The day (ISO 8601 date) of a moment on the shop's clock. */
export const shopDay = (at: Date): string => shopTime(at).day;

const offsetClock = new Intl.DateTimeFormat("en-GB", {
  timeZone: shopTimeZone,
  timeZoneName: "longOffset",
});

/** Hours that Rome's clocks are ahead of UTC at a moment. */
function offsetHours(at: Date): number {
  const name = offsetClock.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return Number(/^GMT\+(\d{2}):00$/.exec(name)?.[1] ?? Number.NaN);
}

/**
 * The moment a day begins on the shop's clock. Clocks there are changed at 01:00 UTC, never between the midnight of Rome and that of UTC.
 * @param day ISO date
 */
export function startOfShopDay(day: string): Date {
  const midnight = new Date(`${day}T00:00:00Z`);
  return new Date(midnight.getTime() - offsetHours(midnight) * 60 * 60 * 1000);
}

const dayInMs = 24 * 60 * 60 * 1000;

/** The last moment of a day on the shop's clock. @param day ISO date */
export const endOfShopDay = (day: string): Date => new Date(startOfShopDay(nextDay(day)).getTime() - 1);

/**
 * The last day (ISO date) of a period of calendar days on the shop's clock. The day of the event itself is not counted, and the period
 * ends with the end of its last day: Regulation (EEC, Euratom) 1182/71, art. 3(1) and 3(2)(b), which Directive 2011/83/EU names for its
 * periods (recital 41). That a period which ends on a day of rest runs on (art. 3(4)) is left out: nobody loses by acting earlier.
 */
export const shopDayAfter = (event: Date, days: number): string =>
  new Date(Date.parse(shopDay(event)) + days * dayInMs).toISOString().slice(0, 10);

/** Whole days from now until a day (ISO date) on the shop's clock; 0 on the day itself, negative afterwards. */
export const daysUntil = (day: string, now: Date): number =>
  Math.round((Date.parse(day) - Date.parse(shopDay(now))) / dayInMs);
