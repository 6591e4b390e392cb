import type { TextLanguage } from "~/i18n/languages";

/** A part of a text; `strong` marks an allergen. */
export interface TextPart {
  text: string;
  strong: boolean;
}

/** A row of the label: its name and its lines. */
export interface LabelRow {
  name: string;
  lines: readonly (readonly TextPart[])[];
}

/**
 * A food label with all texts in its language, built on the server, so that the browser needs neither texts nor rules
 * for it.
 */
export interface LabelSheet {
  language: TextLanguage;
  /** Note that its values are demo data; null if they are not. */
  demo: string | null;
  rows: readonly LabelRow[];
  /** Names of the rows the page fills in: the chosen weight and the company. */
  netWeight: string;
  business: string;
  nutrition: {
    title: string;
    caption: string;
    nutrient: string;
    amount: string;
    /** `isPart`: part of the row above ("of which …"). */
    rows: readonly { name: string; amount: string; isPart: boolean }[];
  } | null;
}

/** Taste information in the page's language. */
export interface TasteSheet {
  title: string;
  demo: string | null;
  /** `step` of 5 on a scale, with its description; null if the row is not a scale. */
  rows: readonly { name: string; text: string; scale: { step: number; words: string } | null }[];
  /** Number of servings per pack, by its grams; null if the portion size is unknown. */
  servings: { name: string; byWeight: Readonly<Record<number, string>> } | null;
}
