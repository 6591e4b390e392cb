import type { Allergen } from "@su-turrone/contract/allergens";
import type { Nutrition } from "@su-turrone/contract/nutrients";
import { languages } from "../../platform/languages";

/**
 * Languages of a label: the shop's three, which it must have, and French and Spanish for buyers in France and Spain
 * (regulation 1169/2011 art. 15).
 */
export const labelLanguages = [...languages, "fr", "es"] as const;

/** Language of a label. */
export type LabelLanguage = (typeof labelLanguages)[number];

/** A text by language; a language that has none is left out. */
export type LabelTexts = Partial<Record<LabelLanguage, string>>;

/** A text in every language of a label. */
export type WholeLabelTexts = Readonly<Record<LabelLanguage, string>>;

/** One entry of the list of ingredients. */
export interface Ingredient {
  /** *Asterisks* stand around the words to emphasise; without any, the whole text of an allergen is emphasised. */
  text: LabelTexts;
  /** What of annex II it is or contains. */
  allergens: Allergen[];
  /** Its share in per cent as an exact decimal, "40" or "0.5"; null where the law asks for none (art. 22). */
  percent: string | null;
}

/** What is written of a label; all of it replaces what was there. */
export interface LabelData {
  legal_name: LabelTexts;
  /** In descending order of weight (art. 18). */
  ingredients: Ingredient[];
  /** What it may contain without being an ingredient. */
  traces: Allergen[];
  nutrition: Nutrition;
  storage: LabelTexts;
  /** Country of origin or place of provenance. */
  origin: LabelTexts;
  /** Values made up for the demonstration, to be replaced before anything is sold. */
  demo: boolean;
}

/** A label nobody has written anything of. */
export const emptyLabel: LabelData = {
  legal_name: {},
  ingredients: [],
  traces: [],
  nutrition: {
    energy_kj: "",
    energy_kcal: "",
    fat: "",
    saturates: "",
    carbohydrate: "",
    sugars: "",
    protein: "",
    salt: "",
  },
  storage: {},
  origin: {},
  demo: false,
};

/** A decimal of at most two places. */
export const decimalPattern = /^\d{1,4}(\.\d{1,2})?$/;

/** What of the law's particulars (art. 9) is missing; `language` where it is missing in one. */
export interface MissingPart {
  part: "label" | "legal_name" | "ingredients" | "nutrition" | "storage" | "origin";
  language?: LabelLanguage;
}
