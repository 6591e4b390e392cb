/** The languages of the shop (spec §1, §9); the storefront's i18n/languages.ts says the same. */
export const languages = ["de", "it", "en"] as const;

/** Short code of a language. */
export type Language = (typeof languages)[number];

/** Something in each of the three languages. */
export type PerLanguage<T = string> = Readonly<Record<Language, T>>;

/** The language the base columns of Medusa hold; the others are kept by the Translation Module. */
export const baseLanguage: Language = "de";

/** Locale codes of the specification (§9), as the Translation Module keeps them. */
export const localeOf: PerLanguage = { de: "de-DE", it: "it-IT", en: "en-US" };

/** Whether a string is one of the three codes. */
export const isLanguage = (value: string): value is Language =>
  languages.some((language) => language === value);

/** The language of a locale code such as `it-IT`; German for any other. */
export function languageOfLocale(locale: string | null | undefined): Language {
  const code = locale?.slice(0, 2) ?? "";
  return isLanguage(code) ? code : baseLanguage;
}
