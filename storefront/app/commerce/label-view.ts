import {
  type Allergen,
  allergens,
  type GramNutrient,
  gramNutrients,
  nutrients,
} from "@su-turrone/contract/food-labels";
import { z } from "zod";
import { type NoticeLanguage, noticeLanguages, type TextLanguage, withFallbacks } from "~/i18n/languages";

/** Part of an ingredient's name; allergens are emphasised (art. 21). */
interface IngredientPart {
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
  demo: boolean;
}

/** Food information in a language that is not a page language. */
export interface LabelNotice {
  language: NoticeLanguage;
  label: FoodLabel;
}

const texts = z.record(z.string(), z.string());
type Texts = z.infer<typeof texts>;
const codes = z.array(z.enum(allergens));

const labelSchema = z.object({
  legal_name: texts,
  ingredients: z.array(z.object({ text: texts, allergens: codes, percent: z.string().nullable() })),
  traces: codes,
  nutrition: z.record(z.enum(nutrients), z.string()),
  storage: texts,
  origin: texts,
  demo: z.boolean(),
});

/** Falls back to other languages, because allergy information in another language is better than none. */
const inLanguage = (byLanguage: Texts, language: TextLanguage): string =>
  withFallbacks(language)
    .map((l) => byLanguage[l]?.trim())
    .find(Boolean) ?? "";

/**
 * Emphasised parts of an ingredient: text between *asterisks*, or the whole text of an allergen without asterisks.
 * "Lecithine (*Soja*)" → "Lecithine (", "Soja" as an allergen, ")".
 */
export function splitEmphasis(text: string, isAllergen: boolean): IngredientPart[] {
  const pieces = text.split("*");
  if (pieces.length === 1) return [{ text, allergen: isAllergen }];
  return pieces
    .map((piece, index) => ({ text: piece, allergen: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}

/** Food information in a language; null for a product without any. @throws ZodError for malformed data */
export function toFoodLabel(raw: unknown, language: TextLanguage): FoodLabel | null {
  const label = labelSchema.nullish().parse(raw);
  if (!label) return null;
  const { energy_kj: kj, energy_kcal: kcal, ...grams } = label.nutrition;
  const contained = new Set(label.ingredients.flatMap((ingredient) => ingredient.allergens));
  const known = kj !== "" && kcal !== "" && gramNutrients.every((nutrient) => grams[nutrient] !== "");
  return {
    legalName: inLanguage(label.legal_name, language),
    ingredients: label.ingredients.map(({ text, allergens: ingredientAllergens, percent }) => ({
      parts: splitEmphasis(inLanguage(text, language), ingredientAllergens.length > 0),
      percent,
    })),
    allergens: allergens.filter((allergen) => contained.has(allergen)),
    traces: label.traces,
    nutrition: known ? { kj, kcal, ...grams } : null,
    storage: inLanguage(label.storage, language),
    origin: inLanguage(label.origin, language),
    demo: label.demo,
  };
}

/**
 * Food information in French and Spanish; a language with a missing text is left out.
 * @throws ZodError for malformed data
 */
export function toLabelNotices(raw: unknown): LabelNotice[] {
  const rawLabel = labelSchema.nullish().parse(raw);
  if (!rawLabel) return [];
  const texts = [
    rawLabel.legal_name,
    rawLabel.storage,
    rawLabel.origin,
    ...rawLabel.ingredients.map(({ text }) => text),
  ];
  return noticeLanguages.flatMap((language) => {
    const label = texts.every((text) => text[language]?.trim()) ? toFoodLabel(raw, language) : null;
    return label ? [{ language, label }] : [];
  });
}
