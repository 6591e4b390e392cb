import { nextDay, startOfShopDay } from "@su-turrone/contract/time-zone";
import type { Span } from "../month-end/month";
import type { ComparedSales, PeriodLength, Sales } from "./trend-types";

/** Sales of one day, ISO 8601. */
export interface DaySales extends Sales {
  day: string;
}

/** The same day of another year; 29 February becomes the 28th. @param years added to the year */
export function sameDay(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years;
  const other = `${year}${day.slice(4)}`;
  const exists = new Date(`${other}T00:00:00Z`).toISOString().startsWith(other);
  return exists ? other : `${year}-02-28`;
}

/** A day further ahead, or back. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The period a day belongs to: itself, the Monday of its week, or its month. */
export function periodOf(day: string, by: PeriodLength): string {
  if (by === "day") return day;
  if (by === "month") return day.slice(0, 7);
  // 0 is Sunday
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return daysAfter(day, -((weekday + 6) % 7));
}

/** Days in the shop's time zone, both inclusive, as instants. */
export const spanOf = (from: string, to: string): Span => ({
  from: startOfShopDay(from),
  before: startOfShopDay(nextDay(to)),
});

export const sumOf = (rows: readonly Sales[]): Sales => ({
  orders: rows.reduce((sum, { orders }) => sum + orders, 0),
  cents: rows.reduce((sum, { cents }) => sum + cents, 0),
});

/** Sales of all periods of a span, also those without any. @param before sales of the same days a year before */
export function periodsOf(
  { from, to, by }: { from: string; to: string; by: PeriodLength },
  now: readonly DaySales[],
  before: readonly DaySales[],
): (ComparedSales & { period: string })[] {
  const periods = new Set<string>();
  for (let day = from; day <= to; day = nextDay(day)) periods.add(periodOf(day, by));
  const salesIn = (period: string, rows: readonly DaySales[], years: number) =>
    sumOf(rows.filter(({ day }) => periodOf(sameDay(day, years), by) === period));
  return [...periods].map((period) => ({
    period,
    ...salesIn(period, now, 0),
    before: salesIn(period, before, 1),
  }));
}
