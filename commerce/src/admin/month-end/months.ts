/** Number of months to choose from. */
const monthCount = 24;

/** Up to this day of a month, the previous month is preselected, because its books are being closed. */
const closingDays = 15;

const monthAt = (year: number, monthIndex: number): string =>
  new Date(Date.UTC(year, monthIndex, 1)).toISOString().slice(0, 7);

/** The months to choose from, newest first, as `2026-11`. */
export const monthsUntil = (now: Date): string[] =>
  Array.from({ length: monthCount }, (_, monthsAgo) =>
    monthAt(now.getFullYear(), now.getMonth() - monthsAgo),
  );

/** The preselected month: in the first half of a month the previous one. */
export const defaultMonth = (now: Date): string =>
  monthAt(now.getFullYear(), now.getMonth() - (now.getDate() <= closingDays ? 1 : 0));
