import { nutrients } from "@su-turrone/contract/nutrients";
import type { Ingredient, LabelData } from "../../modules/food-labels/label-types";

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
