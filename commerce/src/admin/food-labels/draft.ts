import { nutrients } from "@su-turrone/contract/nutrients";
import { decimalPattern, type Ingredient, type LabelData } from "../../modules/food-labels/label-types";

/** An entry of the list of ingredients before it is filled in. */
export const emptyIngredient: Ingredient = { text: {}, allergens: [], percent: null };

/** "4,5" as it is typed in German and Italian, as "4.5". */
const decimal = (typed: string): string => typed.trim().replace(",", ".");

/** A typed label as commerce takes it: decimals with a point, no ingredients without a word. */
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

/** The list with one entry a place further up (`by` -1) or down (1); as it was at its ends. */
export function moved<T>(list: readonly T[], index: number, by: -1 | 1): T[] {
  const other = index + by;
  const copy = [...list];
  const [one, two] = [copy[index], copy[other]];
  if (one === undefined || two === undefined) return copy;
  copy[index] = two;
  copy[other] = one;
  return copy;
}

const kjPerKcal = 4.184;

/**
 * Whole kilocalories of an energy in kilojoules as it is typed ("2029", "2029,5"); null where that is no number above 0.
 * A proposal: the exact value follows from the nutrients by the factors of regulation (EU) 1169/2011, annex XIV.
 */
export function kcalOf(kj: string): string | null {
  const typed = decimal(kj);
  return decimalPattern.test(typed) && Number(typed) > 0
    ? String(Math.round(Number(typed) / kjPerKcal))
    : null;
}

/** Whether anything of a label is filled in, so that replacing it would lose something. */
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
