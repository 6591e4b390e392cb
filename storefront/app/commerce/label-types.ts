/** View types of the food information (regulation (EU) 1169/2011). */
import type { Allergen } from "@su-turrone/contract/allergens";
import type { GramNutrient } from "@su-turrone/contract/nutrients";
import type { NoticeLanguage } from "~/i18n/languages";

/** A piece of an ingredient's name; an allergen is emphasised (art. 21). */
export interface IngredientPart {
  text: string;
  allergen: boolean;
}

/** Food information in the language of the page; what is missing is "" or empty. */
export interface FoodLabel {
  legalName: string;
  /** In descending order of weight; `percent` is an exact decimal, "40". */
  ingredients: { parts: IngredientPart[]; percent: string | null }[];
  /** Contained, in the order of the law. */
  allergens: Allergen[];
  traces: Allergen[];
  /** Per 100 g, exact decimals: kJ, kcal and grams; null as long as a value is not known. */
  nutrition: (Record<GramNutrient, string> & { kj: string; kcal: string }) | null;
  storage: string;
  origin: string;
  /** Made up for the demonstration. */
  demo: boolean;
}

/** The food information in a language that is none of the page's. */
export interface LabelNotice {
  language: NoticeLanguage;
  label: FoodLabel;
}
