/** The languages of the shop and what belongs to each (spec §1, §9). The language of a page is its URL's. */
export const languages = ["de", "it", "en"] as const;

/** Short code as it stands in URLs, cookies and `lang` attributes. */
export type Language = (typeof languages)[number];

/** Languages in which the law's texts stand beside those of the page, for buyers in France and Spain. */
export const noticeLanguages = ["fr", "es"] as const;

export type NoticeLanguage = (typeof noticeLanguages)[number];

/** Every language a text on a page may be in; where it is not the page's, the text carries its `lang`. */
export const textLanguages = [...languages, ...noticeLanguages] as const;

export type TextLanguage = (typeof textLanguages)[number];

/** Pages of this language carry no prefix in their path (spec §2). */
export const defaultLanguage: Language = "de";

/** Something in each language of the shop. */
export type PerLanguage<T = string> = Readonly<Record<Language, T>>;

/** BCP 47 tags of the specification (§9); also the locale codes of the translations in commerce. */
export const localeOf: PerLanguage = { de: "de-DE", it: "it-IT", en: "en-US" };

/**
 * Locale for Intl. British order and separators, because the English-speaking buyers the shop delivers to
 * live in the United Kingdom; the euro is written as they read it (€12.50).
 */
export const intlLocaleOf: Readonly<Record<TextLanguage, string>> = {
  de: "de-DE",
  it: "it-IT",
  en: "en-GB",
  fr: "fr-FR",
  es: "es-ES",
};

/** The language's own name, for the language switch. */
export const nameOf: PerLanguage = { de: "Deutsch", it: "Italiano", en: "English" };

/** A slug or text map falls back in this order after the current language (spec §2). */
export const slugFallback: readonly Language[] = ["it", "en"];

/** Where words or a slug of a language are looked for, in order: its own, the fallback, and at last any there are. */
export const withFallbacks = <L extends TextLanguage>(language: L): readonly (L | Language)[] => [
  ...new Set([language, ...slugFallback, ...languages]),
];

export const isLanguage = (value: unknown): value is Language => languages.some((l) => l === value);

/** The language of a locale code such as `it-IT`; German for any other. */
export function languageOfLocale(locale: string | null | undefined): Language {
  const code = locale?.slice(0, 2) ?? "";
  return isLanguage(code) ? code : defaultLanguage;
}
