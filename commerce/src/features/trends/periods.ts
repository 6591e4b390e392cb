import { nextDay, startOfShopDay } from "@su-turrone/contract/time-zone";
import type { Span } from "../month-end/month";
import { type ComparedSales, type PeriodLength, type Sales, outlookDays } from "./trend-types";

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

/** Packs ordered in the last `outlookDays`, and a year ago in the days of the outlook. */
interface Demand {
  available: number;
  sold: number;
  season: number;
}

/** Packs of a year ago below which their growth is chance. */
const fewestPacks = 20;

/** Growth since a year ago in per cent, at least half and at most twice as much; 100 after too few sales. Pure. */
export const growthPercent = (now: number, before: number): number =>
  before < fewestPacks ? 100 : Math.min(200, Math.max(50, Math.round((now * 100) / before)));

/**
 * How long the packs of a weight last and how many are missing, if the coming days need as many as the last ones, or as
 * the same days a year ago with the growth since, whichever is more. Pure.
 * @param today ISO 8601, the first of the coming days
 */
export function outlookOf(
  { available, sold, season }: Demand,
  { today, days, growth_percent: growth }: { today: string; days: number; growth_percent: number },
): { to_cook: number; runs_out_on: string | null } {
  const needed = Math.ceil(Math.max((sold * days) / outlookDays, (season * growth) / 100));
  const left = Math.max(0, available);
  const lasts = needed === 0 ? days : Math.floor((left * days) / needed);
  return {
    to_cook: Math.max(0, needed - left),
    runs_out_on: lasts < days ? daysAfter(today, lasts) : null,
  };
}
