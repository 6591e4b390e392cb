import { startOfShopDay } from "@su-turrone/contract/time-zone";

/** A span of time: from a moment on, up to but without another. */
export interface Span {
  from: Date;
  before: Date;
}

const firstDay = (year: number, month: number): string =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);

const partsOf = (month: string): [year: number, month: number] => [
  Number(month.slice(0, 4)),
  Number(month.slice(5, 7)),
];

/** Months in Rome, `firstOf` included and `before` not; both are counted from 1 and may lie outside the year. */
const months = (year: number, firstOf: number, before: number): Span => ({
  from: startOfShopDay(firstDay(year, firstOf)),
  before: startOfShopDay(firstDay(year, before)),
});

/** A month as the calendar of Rome has it. @param month `2026-11` */
export function monthSpan(month: string): Span {
  const [year, number] = partsOf(month);
  return months(year, number, number + 1);
}

/** The calendar quarter of a month or day, `2026-Q4`. @param date ISO, from the month on */
export function quarterOf(date: string): string {
  const [year, number] = partsOf(date);
  return `${year}-Q${Math.ceil(number / 3)}`;
}

/** From the beginning of the year before a month's to the end of its quarter: what the month-end looks at in all. */
export function spanOfTwoYears(month: string): Span {
  const [year, number] = partsOf(month);
  return { from: months(year - 1, 1, 2).from, before: months(year, 1, Math.ceil(number / 3) * 3 + 1).before };
}
