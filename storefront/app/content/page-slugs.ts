import type { Language } from "~/i18n/languages";
import { href } from "~/i18n/paths";
import type { Slugs } from "@su-turrone/contract/slugs";

/**
 * The legal pages and their slugs as the first texts in commerce have them (its migration-scripts/data/content.ts), for
 * footer and checkout. Where the owner gives a page another address, these lead on to it.
 */
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
