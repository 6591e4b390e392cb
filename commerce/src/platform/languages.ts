export {
  /** The language stored in Medusa's base columns; the others are in the Translation Module. */
  defaultLanguage as baseLanguage,
  isLanguage,
  languageOfLocale,
  languages,
  localeOf,
  type Language,
  type PerLanguage,
} from "@su-turrone/contract/languages";
