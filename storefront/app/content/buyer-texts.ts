import type { CountryCode } from "@su-turrone/contract/country-codes";
import type { Language, NoticeLanguage } from "~/i18n/languages";
import { href } from "~/i18n/paths";

/** Texts that lead buyers in France and Spain to legally required information in their language. */
interface BuyerTexts {
  country: CountryCode;
  title: string;
  label: string;
  /** Shown before the names of the products in the cart. */
  labels: string;
  withdrawal: string;
  /** Slug of the page in all languages (commerce's migration-scripts/data/pages.json). */
  withdrawalSlug: string;
  guarantee: string;
}

export const buyerTexts: Readonly<Record<NoticeLanguage, BuyerTexts>> = {
  fr: {
    country: "fr",
    title: "Pour les acheteurs en France",
    label: "Informations sur la denrée en français",
    labels: "Ingrédients, allergènes et valeurs nutritionnelles en français :",
    withdrawal: "Droit de rétractation",
    withdrawalSlug: "retractation",
    guarantee: "Garantie légale de conformité",
  },
  es: {
    country: "es",
    title: "Para compradores en España",
    label: "Información alimentaria en español",
    labels: "Ingredientes, alérgenos y valores nutricionales en español:",
    withdrawal: "Derecho de desistimiento",
    withdrawalSlug: "desistimiento",
    guarantee: "Garantía legal de conformidad",
  },
};

export const labelAnchor = (language: NoticeLanguage): string => `label-${language}`;

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
