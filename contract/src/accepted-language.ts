import Negotiator from "negotiator";
import { isLanguage, type Language } from "./languages";

/** The first language of the shop among all that a browser asks for (Accept-Language), by their quality; null when there is none. */
export function acceptedLanguage(header: string | null | undefined): Language | null {
  const wanted = new Negotiator({ headers: { "accept-language": header ?? "" } }).languages();
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? null;
}
