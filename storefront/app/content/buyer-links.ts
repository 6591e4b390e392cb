import type { Language, NoticeLanguage } from "~/i18n/languages";
import { href } from "~/i18n/paths";
import { buyerTexts } from "./buyer-texts";

/** A page for buyers, in the words of their language. */
export interface BuyerLink {
  name: string;
  path: string;
}

/** The withdrawal notice and the legal guarantee in French or Spanish. @param here language of the page they stand on */
export function buyerLinks(language: NoticeLanguage, here: Language): BuyerLink[] {
  const { withdrawal, withdrawalSlug, guarantee } = buyerTexts[language];
  return [
    { name: withdrawal, path: href("page", here, { slug: withdrawalSlug }) },
    { name: guarantee, path: `${href("guarantee", here)}#${language}` },
  ];
}
