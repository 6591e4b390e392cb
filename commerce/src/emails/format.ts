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
