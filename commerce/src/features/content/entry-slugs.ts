import { languages, type Language } from "../../platform/languages";
import { freeSlug, slugFrom, type WantedSlugs } from "../../modules/slugs/slug-logic";
import type { Words } from "../../modules/content/view";

/** Slugs entered by the owner, and existing ones. */
export interface SlugSources {
  texts: readonly Pick<Words, "language" | "title">[];
  /** Entered by the owner; empty means "derive one". */
  given: Partial<Record<Language, string>>;
  /** Current slugs of this entry, without fallback. */
  current: Partial<Record<Language, string>>;
  isTaken: (slug: string) => boolean;
}

/**
 * Slugs for an entry: the entered one, otherwise the current one, otherwise one derived from the title. A language
 * without text has no slug and falls back. An entry in none of the shop's languages (a French notice) gets an Italian
 * slug, which the others fall back to.
 */
export function entrySlugs({ texts, given, current, isTaken }: SlugSources): WantedSlugs {
  const slugOf = (title: string, language: Language) =>
    current[language] ?? freeSlug(slugFrom(title, language), isTaken);
  const wanted: WantedSlugs = {};
  for (const language of languages) {
    const text = texts.find((t) => t.language === language);
    wanted[language] = given[language] || (text ? slugOf(text.title, language) : null);
  }
  const [first] = texts;
  const hasNoSlug = languages.every((language) => wanted[language] === null);
  return hasNoSlug && first ? { ...wanted, it: slugOf(first.title, "it") } : wanted;
}
