import { percent } from "@su-turrone/contract/formats";
import { intlLocaleOf, isLanguage } from "@su-turrone/contract/languages";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** Amounts, rates, days and months as the tables of a month show them, in the admin's language. */
export function useFigures() {
  const code = useTranslation().i18n.language.slice(0, 2);
  return useMemo(() => {
    const language = isLanguage(code) ? code : "en";
    const locale = intlLocaleOf[language];
    const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    // what is given is a day or a month of the calendar, which no zone moves
    const days = new Intl.DateTimeFormat(locale, { day: "2-digit", month: "2-digit", timeZone: "UTC" });
    const months = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
    return {
      /** Integer cents, without the sign of the currency. */
      amount: (cents: number) => plain.format(cents / 100).replace("-", "\u2212"),
      /** Per cent. */
      rate: (rate: number) => percent(rate, language),
      /** ISO 8601 date. */
      day: (date: string) => days.format(new Date(date)),
      /** `2026-11`. */
      month: (month: string) => months.format(new Date(`${month}-01`)),
    };
  }, [code]);
}
