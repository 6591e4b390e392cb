import type { CountryCode } from "@su-turrone/contract/country-codes";
import type { NoticeLanguage } from "~/i18n/languages";

/** Words that lead buyers in France and Spain to what the law wants them told in their language. */
interface BuyerTexts {
  country: CountryCode;
  /** Above the links. */
  title: string;
  /** On a product's page. */
  label: string;
  /** Before the names of what is bought. */
  labels: string;
  withdrawal: string;
  /** Slug of the page in all languages (commerce's migration-scripts/data/content.ts). */
  withdrawalSlug: string;
  guarantee: string;
}

/** See `BuyerTexts`; by language. */
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

/** Id of the food information in a language, on a product's page. */
export const labelAnchor = (language: NoticeLanguage): string => `label-${language}`;
