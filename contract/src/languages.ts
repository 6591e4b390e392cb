/** The languages of the shop and related data (spec §1, §9). The language of a page is determined by its URL. */
export const languages = ["de", "it", "en"] as const;

/** Language code as used in URLs, cookies and `lang` attributes. */
export type Language = (typeof languages)[number];

/** Additional languages of legal notices, shown beside the page's language for buyers in France and Spain. */
export const noticeLanguages = ["fr", "es"] as const;

export type NoticeLanguage = (typeof noticeLanguages)[number];

/**
 * Every language that a text on a page can have; if it differs from the page's language, the text has a `lang`
 * attribute.
 */
export const textLanguages = [...languages, ...noticeLanguages] as const;

export type TextLanguage = (typeof textLanguages)[number];

/** Pages in this language have no path prefix (spec §2). */
export const defaultLanguage: Language = "de";

export type PerLanguage<T = string> = Readonly<Record<Language, T>>;

/** BCP 47 tags (spec §9); also the locale codes of the translations in commerce. */
export const localeOf: PerLanguage = { de: "de-DE", it: "it-IT", en: "en-US" };

/**
 * Locale for Intl. English uses British order and separators, because the English-speaking buyers the shop delivers to
 * live in the United Kingdom; the euro is formatted as they read it (€12.50).
 */
export const intlLocaleOf: Readonly<Record<TextLanguage, string>> = {
  de: "de-DE",
  it: "it-IT",
  en: "en-GB",
  fr: "fr-FR",
  es: "es-ES",
};

/** Name of each language in that language, for the language switch. */
export const nameOf: PerLanguage = { de: "Deutsch", it: "Italiano", en: "English" };

/** Fallback order of slugs and texts after the current language (spec §2). */
export const slugFallback: readonly Language[] = ["it", "en"];

/** Lookup order of texts and slugs for a language: the language itself, the fallbacks, then all others. */
export const withFallbacks = <L extends TextLanguage>(language: L): readonly (L | Language)[] => [
  ...new Set([language, ...slugFallback, ...languages]),
];

export const isLanguage = (value: unknown): value is Language => languages.some((l) => l === value);

/** The language of a locale code such as `it-IT`; German for any other. */
export function languageOfLocale(locale: string | null | undefined): Language {
  const code = locale?.slice(0, 2) ?? "";
  return isLanguage(code) ? code : defaultLanguage;
}
