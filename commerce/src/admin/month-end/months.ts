import { shopDay } from "@su-turrone/contract/time-zone";

const monthCount = 24;

/** Up to this day of a month, the previous month is preselected, because its books are being closed. */
const closingDays = 15;

const monthAt = (year: number, monthIndex: number): string =>
  new Date(Date.UTC(year, monthIndex, 1)).toISOString().slice(0, 7);

/** Year, index of the month and day in the shop's time zone. */
const dateOf = (now: Date): [year: number, monthIndex: number, day: number] => {
  const [year = 0, month = 0, day = 0] = shopDay(now).split("-").map(Number);
  return [year, month - 1, day];
};

/** The months to choose from, newest first, as `2026-11`. */
export function monthsUntil(now: Date): string[] {
  const [year, monthIndex] = dateOf(now);
  return Array.from({ length: monthCount }, (_, monthsAgo) => monthAt(year, monthIndex - monthsAgo));
}

/** The preselected month: in the first half of a month the previous one. */
export function defaultMonth(now: Date): string {
  const [year, monthIndex, day] = dateOf(now);
  return monthAt(year, monthIndex - (day <= closingDays ? 1 : 0));
}
