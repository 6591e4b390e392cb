import { languages, type Language } from "../../platform/languages";
import { freeSlug, slugFrom, type WantedSlugs } from "../../modules/slugs/slug-logic";
import type { Words } from "../../modules/content/view";

/** What the owner typed, and what stands already. */
export interface SlugSources {
  texts: readonly Pick<Words, "language" | "title">[];
  /** Typed by the owner; empty means "make one". */
  given: Partial<Record<Language, string>>;
  /** Current slugs of this entry, without fallback. */
  current: Partial<Record<Language, string>>;
  isTaken: (slug: string) => boolean;
}

/**
 * The slugs an entry shall have: the typed one, else the one it has, else one made from the title. A language without
 * words has none and falls back. An entry in none of the shop's languages (a French notice) gets one in Italian, which
 * the others fall back to.
 */
export function entrySlugs({ texts, given, current, isTaken }: SlugSources): WantedSlugs {
  const made = (title: string, language: Language) =>
    current[language] ?? freeSlug(slugFrom(title, language), isTaken);
  const wanted: WantedSlugs = {};
  for (const language of languages) {
    const text = texts.find((t) => t.language === language);
    wanted[language] = given[language] || (text ? made(text.title, language) : null);
  }
  const [first] = texts;
  const none = languages.every((language) => wanted[language] === null);
  return none && first ? { ...wanted, it: made(first.title, "it") } : wanted;
}
