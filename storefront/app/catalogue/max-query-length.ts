/** Longest search that is looked up, in characters. By itself, because the field stands on every page. */
export const maxQueryLength = 80;
