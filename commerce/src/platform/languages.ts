/** The languages of the shop, as the contract has them. */
export {
  /** The language the base columns of Medusa hold; the others are kept by the Translation Module. */
  defaultLanguage as baseLanguage,
  isLanguage,
  languageOfLocale,
  languages,
  localeOf,
  type Language,
  type PerLanguage,
} from "@su-turrone/contract/languages";
