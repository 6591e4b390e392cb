import { nutrients, type Allergen } from "@su-turrone/contract/food-labels";
import { decimalPattern, type Ingredient, type LabelData } from "../../modules/food-labels/label-types";
import { baseLanguage, languages } from "../../platform/languages";

export const emptyIngredient: Ingredient = { text: {}, allergens: [], percent: null };

/** Replaces the decimal comma used in German and Italian: "4,5" becomes "4.5". */
const decimal = (typed: string): string => typed.trim().replace(",", ".");

/** Converts an edited label to a request body: decimals with a point, ingredients without text removed. */
export function toBody(draft: LabelData): LabelData {
  const { nutrition, ingredients } = draft;
  return {
    ...draft,
    nutrition: Object.fromEntries(
      nutrients.map((nutrient) => [nutrient, decimal(nutrition[nutrient])]),
    ) as LabelData["nutrition"],
    ingredients: ingredients
      .filter(({ text }) => Object.values(text).some((words) => words.trim() !== ""))
      .map((ingredient) => ({ ...ingredient, percent: decimal(ingredient.percent ?? "") || null })),
  };
}

/** Moves an entry up (`by` -1) or down (1); the list is unchanged if the entry is already at that end. */
export function moveItem<T>(list: readonly T[], index: number, by: -1 | 1): T[] {
  const targetIndex = index + by;
  const copy = [...list];
  const [movedItem, displacedItem] = [copy[index], copy[targetIndex]];
  if (movedItem === undefined || displacedItem === undefined) return copy;
  copy[index] = displacedItem;
  copy[targetIndex] = movedItem;
  return copy;
}

const kjPerKcal = 4.184;

/**
 * Converts typed kilojoules ("2029", "2029,5") to whole kilocalories; null if the input is not a number above 0. Only a
 * suggestion: the exact value follows from the nutrients and the factors of Regulation (EU) 1169/2011, annex XIV.
 */
export function kcalOf(kj: string): string | null {
  const typed = decimal(kj);
  return decimalPattern.test(typed) && Number(typed) > 0
    ? String(Math.round(Number(typed) / kjPerKcal))
    : null;
}

/** Whether a label has any data that replacing it would lose. */
export function isFilled({
  legal_name,
  ingredients,
  traces,
  nutrition,
  storage,
  origin,
}: LabelData): boolean {
  const words = [nutrition, legal_name, storage, origin].flatMap((texts) => Object.values(texts));
  return ingredients.length > 0 || traces.length > 0 || words.some((text) => text.trim() !== "");
}

/**
 * Ingredients, allergens and traces of a label, each as a comma-separated line; "–" if there are none. Pure.
 * @param language of the admin; ingredients are in the base language if the shop does not support it
 * @param nameOf name of an allergen in that language
 */
export function labelWords(label: LabelData, language: string, nameOf: (allergen: Allergen) => string) {
  const labelLanguage = languages.find((one) => language.startsWith(one)) ?? baseLanguage;
  const list = (words: readonly string[]): string => [...new Set(words)].join(", ") || "–";
  return {
    // asterisks mark emphasis on the label
    ingredients: list(label.ingredients.map(({ text }) => (text[labelLanguage] ?? "").replaceAll("*", ""))),
    contains: list(label.ingredients.flatMap(({ allergens }) => allergens.map(nameOf))),
    traces: list(label.traces.map(nameOf)),
  };
}
