import type { Allergen } from "@su-turrone/contract/allergens";
import type { LabelData } from "../../modules/food-labels/label-types";
import { baseLanguage, languages } from "../../platform/languages";

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
