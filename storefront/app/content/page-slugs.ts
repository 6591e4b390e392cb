import { languages, type Language } from "~/i18n/languages";
import { href } from "~/i18n/paths";
import type { Slugs } from "~/commerce/types";

/** The legal pages and their slugs: the one table for routes, footer, checkout and sitemap. */
export const legalPages = {
  imprint: { de: "impressum", it: "note-legali", en: "legal-notice" },
  terms: { de: "agb", it: "condizioni-di-vendita", en: "terms" },
  withdrawal: { de: "widerruf", it: "recesso", en: "withdrawal" },
  privacy: { de: "datenschutz", it: "privacy", en: "privacy" },
  accessibility: { de: "barrierefreiheit", it: "accessibilita", en: "accessibility" },
} as const satisfies Record<string, Slugs>;

export type LegalPage = keyof typeof legalPages;

/** In the order of the footer. */
export const legalPageNames = Object.keys(legalPages) as LegalPage[];

/** Address of a legal page. */
export const legalHref = (page: LegalPage, language: Language): string =>
  href("page", language, { slug: legalPages[page][language] });

/** The page a slug names and whether it is its slug in this language; null for an unknown slug. */
export function legalPageOfSlug(
  slug: string,
  language: Language,
): { page: LegalPage; current: boolean } | null {
  const own = legalPageNames.find((name) => legalPages[name][language] === slug);
  if (own) return { page: own, current: true };
  const other = legalPageNames.find((name) => languages.some((l) => legalPages[name][l] === slug));
  return other ? { page: other, current: false } : null;
}
