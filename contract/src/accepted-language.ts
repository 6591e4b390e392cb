import Negotiator from "negotiator";
import { isLanguage, type Language } from "./languages";

/** First shop language in the browser's Accept-Language header, ordered by quality value; null if none matches. */
export function acceptedLanguage(header: string | null | undefined): Language | null {
  const wanted = new Negotiator({ headers: { "accept-language": header ?? "" } }).languages();
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? null;
}
