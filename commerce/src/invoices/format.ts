import type { Language, PerLanguage } from "../languages";

/** How each language writes numbers and dates; English is British (docs/decisions.md). */
const locales: PerLanguage = { de: "de-DE", it: "it-IT", en: "en-GB" };

/** 1250 → "12,50 €" (de, it), "€12.50" (en); integer cents. */
export const money = (cents: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: "currency", currency: "EUR" }).format(cents / 100);

/** 7 → "7 %" (de), "7%" (it, en). */
export const percent = (rate: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: "percent", maximumFractionDigits: 1 }).format(rate / 100);

/** Day as it is in Tonara; takes ISO 8601. */
export const day = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "Europe/Rome" }).format(
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

/** Name of a country in a language. */
export const countryName = (code: string, language: Language): string =>
  code === ""
    ? ""
    : (new Intl.DisplayNames(locales[language], { type: "region" }).of(code.toUpperCase()) ?? code);
