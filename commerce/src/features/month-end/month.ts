import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { startOfShopDay } from "@su-turrone/contract/time-zone";
import { languages, type Language } from "../../platform/languages";

/** A period, including `from` and excluding `before`. */
export interface Span {
  from: Date;
  before: Date;
}

const firstDay = (year: number, month: number): string =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);

const parseMonth = (month: string): [year: number, month: number] => [
  Number(month.slice(0, 4)),
  Number(month.slice(5, 7)),
];

/**
 * A period of months in Europe/Rome, including `firstOf` and excluding `before`; both are counted from 1 and may exceed
 * the year.
 */
const months = (year: number, firstOf: number, before: number): Span => ({
  from: startOfShopDay(firstDay(year, firstOf)),
  before: startOfShopDay(firstDay(year, before)),
});

/** Period of a month in Europe/Rome. @param month `2026-11` */
export function monthSpan(month: string): Span {
  const [year, number] = parseMonth(month);
  return months(year, number, number + 1);
}

/** Calendar quarter of a month or date, `2026-Q4`. @param date ISO 8601, at least year and month */
export function quarterOf(date: string): string {
  const [year, number] = parseMonth(date);
  return `${year}-Q${Math.ceil(number / 3)}`;
}

/**
 * From the start of the year before the month's year to the end of its quarter: the whole period the month-end needs.
 */
export function spanOfTwoYears(month: string): Span {
  const [year, number] = parseMonth(month);
  return { from: months(year - 1, 1, 2).from, before: months(year, 1, Math.ceil(number / 3) * 3 + 1).before };
}

const monthName = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);

/** Parses month and language from `?month=2026-11&language=it`. @throws INVALID_DATA */
export function requestedMonth(
  query: unknown,
  defaultLanguage: Language,
): { month: string; language: Language } {
  const parsed = z
    .object({ month: monthName, language: z.enum(languages).default(defaultLanguage) })
    .safeParse(query);
  if (parsed.success) return parsed.data;
  throw new MedusaError(
    MedusaError.Types.INVALID_DATA,
    "The month must be like 2026-11 and the language de, it or en",
  );
}
