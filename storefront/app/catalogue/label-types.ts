import type { TextLanguage } from "~/i18n/languages";

/** A piece of a text; what is strong names an allergen. */
export interface TextPart {
  text: string;
  strong: boolean;
}

/** A row of the label: its name, and the lines beside it. */
export interface LabelRow {
  name: string;
  lines: readonly (readonly TextPart[])[];
}

/** A food label in the words of its language, made by the server: the browser needs neither words nor rules of it. */
export interface LabelSheet {
  language: TextLanguage;
  /** That its values are made up; null where they are not. */
  demo: string | null;
  rows: readonly LabelRow[];
  /** Names of the rows that the page fills: the weight chosen, and the company. */
  netWeight: string;
  business: string;
  nutrition: {
    title: string;
    caption: string;
    nutrient: string;
    amount: string;
    /** `isPart`: of the row above ("of which …"). */
    rows: readonly { name: string; amount: string; isPart: boolean }[];
  } | null;
}

/** What a shopper wants to know before the first bite, in the words of the page. */
export interface TasteSheet {
  title: string;
  demo: string | null;
  /** `step` of 5 on a scale, and how it is said; null where it is none. */
  rows: readonly { name: string; text: string; scale: { step: number; words: string } | null }[];
  /** How many a pack is enough for, by its grams; null where nobody has said what a portion is. */
  servings: { name: string; byWeight: Readonly<Record<number, string>> } | null;
}
