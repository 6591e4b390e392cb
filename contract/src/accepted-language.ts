import Negotiator from "negotiator";
import { isLanguage, type Language } from "./languages";

/**
 * First shop language in the browser's Accept-Language header, ordered by quality value; null if it names no language.
 * @param fallback for a header that only names languages the shop does not have
 */
export function acceptedLanguage(
  header: string | null | undefined,
  fallback: Language | null = null,
): Language | null {
  const named = new Negotiator({ headers: { "accept-language": header ?? "" } })
    .languages()
    .filter((tag) => tag !== "*");
  const known = named.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return known ?? (named.length > 0 ? fallback : null);
}
