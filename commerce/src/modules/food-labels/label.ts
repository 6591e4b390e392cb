import { nutrients, type Nutrition } from "@su-turrone/contract/food-labels";
import { languages } from "../../platform/languages";
import type { LabelData, LabelTexts, MissingPart } from "./label-types";

const textParts = ["legal_name", "storage", "origin"] as const;

const missingIn = (part: MissingPart["part"], texts: LabelTexts): MissingPart[] =>
  languages.filter((language) => !texts[language]?.trim()).map((language) => ({ part, language }));

/** Lists what a label lacks in the languages of the shop; empty when it is complete. */
export function missingParts(label: LabelData | null): MissingPart[] {
  if (!label) return [{ part: "label" }];
  const ingredients =
    label.ingredients.length === 0
      ? [{ part: "ingredients" as const }]
      : languages
          .filter((language) => label.ingredients.some(({ text }) => !text[language]?.trim()))
          .map((language) => ({ part: "ingredients" as const, language }));
  const nutrition = nutrients.some((nutrient) => label.nutrition[nutrient] === "")
    ? [{ part: "nutrition" as const }]
    : [];
  return [...textParts.flatMap((part) => missingIn(part, label[part])), ...ingredients, ...nutrition];
}

const hundredths = (decimal: string): number => Math.round(Number(decimal) * 100);

/** Explains why the values of a nutrition declaration contradict each other; null when they are consistent. */
export function nutritionProblem(nutrition: Nutrition): string | null {
  const { fat, saturates, carbohydrate, sugars, protein, salt } = nutrition;
  if (hundredths(saturates) > hundredths(fat)) return "saturates are a part of fat";
  if (hundredths(sugars) > hundredths(carbohydrate)) return "sugars are a part of carbohydrate";
  const sum = [fat, carbohydrate, protein, salt].reduce((total, value) => total + hundredths(value), 0);
  return sum > 10_000 ? "fat, carbohydrate, protein and salt are more than 100 g together" : null;
}
