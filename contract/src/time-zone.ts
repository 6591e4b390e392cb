/** Whether a day ("2026-12-25") is a public holiday. */
export type IsHoliday = (day: string) => boolean;

/** The following calendar day; computed in UTC, where every day has 24 hours. */
export function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

function isBusinessDay(day: string, isHoliday: IsHoliday): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/** The business day `count` business days after `day`; with 0, `day` itself or the next business day. */
export function businessDaysAfter(day: string, count: number, isHoliday: IsHoliday): string {
  let current = day;
  while (!isBusinessDay(current, isHoliday)) current = nextDay(current);
  for (let left = count; left > 0; left--) {
    do current = nextDay(current);
    while (!isBusinessDay(current, isHoliday));
  }
  return current;
}

/** The shop's time zone: that of the workshop. Stored times are UTC; displayed, printed and due dates use this zone. */
export const shopTimeZone = "Europe/Rome";

const clock = new Intl.DateTimeFormat("en-CA", {
  timeZone: shopTimeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  hourCycle: "h23",
});

/** Day (ISO 8601 date) and hour (0 to 23) of an instant in the shop's time zone. */
export function shopTime(at: Date): { day: string; hour: number } {
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    day: `${parts["year"] ?? ""}-${parts["month"] ?? ""}-${parts["day"] ?? ""}`,
    hour: Number(parts["hour"]),
  };
}

/** The day (ISO 8601 date) of an instant in the shop's time zone. */
export const shopDay = (at: Date): string => shopTime(at).day;

const offsetClock = new Intl.DateTimeFormat("en-GB", {
  timeZone: shopTimeZone,
  timeZoneName: "longOffset",
});

/** Rome's offset from UTC at an instant, in hours. */
function offsetHours(at: Date): number {
  const name = offsetClock.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return Number(/^GMT\+(\d{2}):00$/.exec(name)?.[1] ?? Number.NaN);
}

/**
 * Start of a day in the shop's time zone. Clocks change at 01:00 UTC, never between midnight in Rome and midnight UTC.
 * @param day ISO date
 */
export function startOfShopDay(day: string): Date {
  const midnight = new Date(`${day}T00:00:00Z`);
  return new Date(midnight.getTime() - offsetHours(midnight) * 60 * 60 * 1000);
}

/** 24 hours, in milliseconds. */
export const dayMs = 24 * 60 * 60 * 1000;

/** Last millisecond of a day in the shop's time zone. @param day ISO date */
export const endOfShopDay = (day: string): Date => new Date(startOfShopDay(nextDay(day)).getTime() - 1);

/**
 * Last day (ISO date) of a period of calendar days in the shop's time zone. The day of the event is not counted, and
 * the period ends at the end of its last day: Regulation (EEC, Euratom) 1182/71, art. 3(1) and 3(2)(b), to which
 * Directive 2011/83/EU refers for its periods (recital 41). The extension of a period ending on a public holiday or
 * weekend (art. 3(4)) is not applied: acting earlier harms nobody.
 */
export const shopDayAfter = (event: Date, days: number): string =>
  new Date(Date.parse(shopDay(event)) + days * dayMs).toISOString().slice(0, 10);

/** Whole days until a day (ISO date) in the shop's time zone; 0 on the day itself, negative afterwards. */
export const daysUntil = (day: string, now: Date): number =>
  Math.round((Date.parse(day) - Date.parse(shopDay(now))) / dayMs);
