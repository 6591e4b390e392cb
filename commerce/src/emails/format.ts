import type { Language, PerLanguage } from "../languages";

/** British English, as in the shop (docs/decisions.md). */
const locales: PerLanguage = { de: "de-DE", it: "it-IT", en: "en-GB" };

/** The workshop's own time, so that a mail says the same wherever it is made. */
const timeZone = "Europe/Rome";

/** A day and the time in Italy. @param iso time in ISO 8601 */
export const dateTime = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeStyle: "short", timeZone }).format(
    new Date(iso),
  );

/** A day in words. @param iso time or day in ISO 8601 */
export const longDate = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone }).format(new Date(iso));

/** Integer euro cents as money. */
export const money = (cents: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: "currency", currency: "EUR" }).format(cents / 100);
