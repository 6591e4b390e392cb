import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import {
  alternatives,
  countryName,
  money,
  monthOfYear,
  percent,
  plainMoney,
  shortDay,
  weekday,
  weight,
} from "@su-turrone/contract/formats";
import { decimalEuros } from "@su-turrone/contract/money";
import { intlLocaleOf, isLanguage } from "@su-turrone/contract/languages";
import { shopTimeZone } from "@su-turrone/contract/time-zone";

/** Formats cents for a form field: 1250 becomes "12,50"; the input is parsed by `parseEuros`. */
export const centsToField = (cents: number): string => decimalEuros(cents).replace(".", ",");

/** A typed whole number from 0 to `max`; null if it is anything else. */
export const parseWholeNumber = (typed: string, max: number): number | null =>
  /^\d{1,7}$/.test(typed.trim()) && Number(typed) <= max ? Number(typed) : null;

/** "30 days", or "10 years" of 3,653 days. @param locale BCP 47 */
export function period(days: number, locale: string): string {
  const years = Math.floor(days / 365);
  const format = (unit: "day" | "year") =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  return years === 0 ? format("day").format(days) : format("year").format(years);
}

/**
 * Formats amounts, days and times in the admin's language; days and times always in the shop's time zone. Languages the
 * shop does not support use the English formats, matching the English texts around them.
 */
export function useFormats() {
  const { i18n } = useTranslation();
  const code = i18n.language.slice(0, 2);
  return useMemo(() => {
    const language = isLanguage(code) ? code : "en";
    const dateFormatter = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(intlLocaleOf[language], { timeZone: shopTimeZone, ...options });
      return (at: string | number | Date): string => format.format(new Date(at));
    };
    return {
      /** Integer cents. */
      money: (cents: number) => money(cents, language),
      /** Integer cents, without currency symbol. */
      plainMoney: (cents: number) => plainMoney(cents, language),
      /** Per cent. */
      percent: (rate: number) => percent(rate, language),
      /** Net grams. */
      weight: (grams: number) => weight(grams, language),
      /** ISO 3166-1 alpha-2 in any case. */
      country: (country: string) => countryName(country, language),
      /** "a, b or c". */
      alternatives: (items: readonly string[]) => alternatives(items, language),
      /** 0 is Monday. */
      weekday: (day: number) => weekday(day, language),
      /** How long something is kept. */
      period: (days: number) => period(days, intlLocaleOf[language]),
      /** ISO 8601 date of the calendar. */
      shortDay: (day: string) => shortDay(day, language),
      /** `2026-11`. */
      month: (month: string) => monthOfYear(month, language),
      /** Takes a Date, an ISO 8601 string or milliseconds since 1970; so do the next two. */
      date: dateFormatter({ dateStyle: "medium" }),
      dateTime: dateFormatter({ dateStyle: "medium", timeStyle: "short" }),
      time: dateFormatter({ timeStyle: "short" }),
    };
  }, [code]);
}
