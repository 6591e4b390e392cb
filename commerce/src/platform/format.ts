import type { Language, PerLanguage } from "./languages";

/** How each language writes numbers and dates; English is British (docs/decisions.md). */
const locales: PerLanguage = { de: "de-DE", it: "it-IT", en: "en-GB" };

/** The workshop's own time, so that mails and documents say the same wherever they are made. */
const timeZone = "Europe/Rome";

/** Intl writes a hyphen; the storefront's i18n/format.ts does the same. */
const withMinusSign = (text: string): string => text.replace("-", "\u2212");

/** 1250 → "12,50 €" (de, it), "€12.50" (en); a minus sign before what is less than nothing. Integer cents. */
export const money = (cents: number, language: Language): string =>
  withMinusSign(
    new Intl.NumberFormat(locales[language], { style: "currency", currency: "EUR" }).format(cents / 100),
  );

/** 4300 → "43,00 €/kg" (de, it), "€43.00/kg" (en); cents per kilogram. */
export const moneyPerKg = (cents: number, language: Language): string => `${money(cents, language)}/kg`;

/** 7 → "7 %" (de), "7%" (it, en). */
export const percent = (rate: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: "percent", maximumFractionDigits: 1 }).format(rate / 100);

/** A day in words, as it is in Tonara. @param iso time or day in ISO 8601 */
export const longDate = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone }).format(new Date(iso));

/** Day and minute in Tonara. @param iso time in ISO 8601 */
export const dateTime = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeStyle: "short", timeZone }).format(
    new Date(iso),
  );

/** A time that counts in law, to the second and with its zone: "1. Dezember 2026 um 11:00:00 MEZ". @param iso ISO 8601 */
export const exactTime = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeStyle: "long", timeZone }).format(
    new Date(iso),
  );

/** 150 → "150 g", 1500 → "1,5 kg"; grams. */
export const weight = (grams: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], {
    style: "unit",
    unit: grams < 1000 ? "gram" : "kilogram",
    unitDisplay: "short",
    maximumFractionDigits: 3,
  }).format(grams < 1000 ? grams : grams / 1000);

/** Name of a country in a language; "" for none. @param code ISO 3166-1 alpha-2 in any case */
export const countryName = (code: string, language: Language): string =>
  code === ""
    ? ""
    : (new Intl.DisplayNames(locales[language], { type: "region" }).of(code.toUpperCase()) ?? code);

/** "Italien, Frankreich und Deutschland". */
export const list = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(locales[language]).format(items);
