/** Longest search that is looked up. */
export const maxQueryLength = 100;

export interface SearchQuery {
  /** What was typed, tidied; at most `maxQueryLength` characters of it. */
  words: string;
  tooLong: boolean;
}

/** The search a URL carries. Control characters are dropped and spaces folded; anything else is harmless text. */
export function readQuery(q: string | null): SearchQuery {
  const words = (q ?? "").replace(/[\p{Cc}\s]+/gu, " ").trim();
  return { words: words.slice(0, maxQueryLength), tooLong: words.length > maxQueryLength };
}
