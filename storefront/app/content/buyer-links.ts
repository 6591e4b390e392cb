import type { Language, NoticeLanguage } from "~/i18n/languages";
import { href } from "~/i18n/paths";
import { buyerTexts } from "./buyer-texts";

/** An information page for buyers, named in their language. */
export interface BuyerLink {
  name: string;
  path: string;
}

/**
 * Links to the withdrawal notice and the legal guarantee in French or Spanish.
 * @param pageLanguage language of the current page
 */
export function buyerLinks(language: NoticeLanguage, pageLanguage: Language): BuyerLink[] {
  const { withdrawal, withdrawalSlug, guarantee } = buyerTexts[language];
  return [
    { name: withdrawal, path: href("page", pageLanguage, { slug: withdrawalSlug }) },
    { name: guarantee, path: `${href("guarantee", pageLanguage)}#${language}` },
  ];
}
