import type { OpenDays } from "@su-turrone/contract/opening-hours";
import { intlLocaleOf, type Language } from "~/i18n/languages";

/** The days in words: "Montag–Freitag". */
export function dayNames({ first, last }: OpenDays, language: Language): string {
  const name = (day: number) =>
    // the first of January 2024 was a Monday
    new Intl.DateTimeFormat(intlLocaleOf[language], { weekday: "long", timeZone: "UTC" }).format(
      Date.UTC(2024, 0, 1 + day),
    );
  return last > first ? `${name(first)}–${name(last)}` : name(first);
}
