import type { Allergen, Nutrition } from "@su-turrone/contract/food-labels";
import { languages } from "../../platform/languages";

/**
 * Languages of a label: the shop's three, which are required, plus French and Spanish for buyers in France and Spain
 * (regulation 1169/2011 art. 15).
 */
export const labelLanguages = [...languages, "fr", "es"] as const;

export type LabelLanguage = (typeof labelLanguages)[number];

/** A text by language; languages without a text are left out. */
export type LabelTexts = Partial<Record<LabelLanguage, string>>;

export interface Ingredient {
  /** Asterisks* mark the words to emphasise; without any, the whole text of an allergen is emphasised. */
  text: LabelTexts;
  /** Annex II allergens that the ingredient is or contains. */
  allergens: Allergen[];
  /** Share in per cent as an exact decimal, "40" or "0.5"; null where the law does not require one (art. 22). */
  percent: string | null;
}

/** Writable data of a label; replaces everything stored before. */
export interface LabelData {
  legal_name: LabelTexts;
  /** In descending order of weight (art. 18). */
  ingredients: Ingredient[];
  /** Allergens it may contain without them being an ingredient. */
  traces: Allergen[];
  nutrition: Nutrition;
  storage: LabelTexts;
  /** Country of origin or place of provenance. */
  origin: LabelTexts;
  /** Whether the values are made up for the demo and have to be replaced before anything is sold. */
  demo: boolean;
}

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

export const decimalPattern = /^\d{1,4}(\.\d{1,2})?$/;

/** A mandatory particular (art. 9) that is missing; `language` is set when it is missing in one language. */
export interface MissingPart {
  part: "label" | "legal_name" | "ingredients" | "nutrition" | "storage" | "origin";
  language?: LabelLanguage;
}
