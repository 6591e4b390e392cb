/** View types of the food information (regulation (EU) 1169/2011). */
import type { Allergen } from "@su-turrone/contract/allergens";
import type { GramNutrient } from "@su-turrone/contract/nutrients";
import type { NoticeLanguage } from "~/i18n/languages";

/** Part of an ingredient's name; allergens are emphasised (art. 21). */
export interface IngredientPart {
  text: string;
  allergen: boolean;
}

/** Food information in the language of the page; missing values are "" or empty. */
export interface FoodLabel {
  legalName: string;
  /** In descending order of weight; `percent` is an exact decimal, "40". */
  ingredients: { parts: IngredientPart[]; percent: string | null }[];
  /** Contained allergens, in the order of the law. */
  allergens: Allergen[];
  traces: Allergen[];
  /** Per 100 g, exact decimals in kJ, kcal and grams; null unless all values are known. */
  nutrition: (Record<GramNutrient, string> & { kj: string; kcal: string }) | null;
  storage: string;
  origin: string;
  /** Demo data. */
  demo: boolean;
}

/** Food information in a language that is not a page language. */
export interface LabelNotice {
  language: NoticeLanguage;
  label: FoodLabel;
}
