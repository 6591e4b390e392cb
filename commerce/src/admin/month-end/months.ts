/** So many months can be chosen. */
const offered = 24;

/** Until this day of a month, the one before is what is being closed. */
const closingDays = 15;

const monthAt = (year: number, monthIndex: number): string =>
  new Date(Date.UTC(year, monthIndex, 1)).toISOString().slice(0, 7);

/** The months that can be chosen, the newest first, as `2026-11`. */
export const monthsUntil = (now: Date): string[] =>
  Array.from({ length: offered }, (_, back) => monthAt(now.getFullYear(), now.getMonth() - back));

/** The month that is probably wanted: until the middle of a month the one before. */
export const defaultMonth = (now: Date): string =>
  monthAt(now.getFullYear(), now.getMonth() - (now.getDate() <= closingDays ? 1 : 0));
