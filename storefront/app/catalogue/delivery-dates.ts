import type { DeliveryTerms } from "~/commerce/types";

/** Whether a day ("2026-12-25") is a public holiday. */
export type IsHoliday = (day: string) => boolean;

/** First and last day of a delivery promise, ISO 8601 dates. */
export interface DeliveryDates {
  from: string;
  to: string;
}

const workshopClock = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Rome",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  hourCycle: "h23",
});

/** Day and hour in Tonara. */
function inTonara(now: Date): { day: string; hour: number } {
  const parts = Object.fromEntries(workshopClock.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    day: `${parts["year"] ?? ""}-${parts["month"] ?? ""}-${parts["day"] ?? ""}`,
    hour: Number(parts["hour"]),
  };
}

/** The calendar day after; a day is reckoned in UTC, where each has 24 hours. */
function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

function isBusinessDay(day: string, isHoliday: IsHoliday): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/** The business day that many business days after `day`; with 0, `day` itself or the first one after it. */
function businessDaysAfter(day: string, count: number, isHoliday: IsHoliday): string {
  let current = day;
  while (!isBusinessDay(current, isHoliday)) current = nextDay(current);
  for (let left = count; left > 0; left--) {
    do current = nextDay(current);
    while (!isBusinessDay(current, isHoliday));
  }
  return current;
}

/**
 * When a parcel arrives that is ordered and paid now: it leaves on the same business day before the cut-off, else on the
 * next, and takes so many business days. Weekends and holidays are none.
 * @param now the time of the order; the workshop's clock (Europe/Rome) counts
 */
export function deliveryDates(
  now: Date,
  { days, cutOffHour }: DeliveryTerms,
  isHoliday: IsHoliday,
): DeliveryDates {
  const { day, hour } = inTonara(now);
  const leaves = businessDaysAfter(hour < cutOffHour ? day : nextDay(day), 0, isHoliday);
  return {
    from: businessDaysAfter(leaves, days.from, isHoliday),
    to: businessDaysAfter(leaves, days.to, isHoliday),
  };
}
