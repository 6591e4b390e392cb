import { rolePageSlugs, type PageRole } from "@su-turrone/contract/content";
import type { Language } from "~/i18n/languages";
import { href } from "~/i18n/paths";

/** The legal pages, in the order of the footer. */
export const legalPages: readonly PageRole[] = ["imprint", "terms", "withdrawal", "privacy", "accessibility"];

export const legalHref = (page: PageRole, language: Language): string =>
  href("page", language, { slug: rolePageSlugs[page][language] });
