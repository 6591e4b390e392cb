/** Maximum length of a search in characters. In its own module, because every page has the search field. */
export const maxQueryLength = 80;
