import type { TFunction } from "i18next";
import { decimal, list } from "@su-turrone/contract/formats";
import { gramNutrients, type GramNutrient } from "@su-turrone/contract/nutrients";
import type { FoodLabel } from "~/commerce/label-types";
import type { TextLanguage } from "~/i18n/languages";
import type { LabelRow, LabelSheet, TextPart } from "./label-types";

type LabelT = TFunction<"label">;

/** Nutrients that are part of the row above ("of which …"). */
const subNutrients: ReadonlySet<GramNutrient> = new Set(["saturates", "sugars"]);

const plainText = (text: string): TextPart => ({ text, strong: false });

/** The ingredient list on one line with emphasised allergens (art. 21). */
const ingredientLine = (label: FoodLabel, language: TextLanguage): TextPart[] =>
  label.ingredients.flatMap((ingredient, index) => [
    ...(index > 0 ? [plainText(", ")] : []),
    ...ingredient.parts.map(({ text, allergen }) => ({ text, strong: allergen })),
    ...(ingredient.percent === null ? [] : [plainText(` ${decimal(ingredient.percent, language)}\u00a0%`)]),
  ]);

function allergenLines(label: FoodLabel, language: TextLanguage, t: LabelT): TextPart[][] {
  const allergenList = (codes: FoodLabel["allergens"]) =>
    list(
      codes.map((code) => t(`allergens.${code}`)),
      language,
    );
  const contained =
    label.allergens.length > 0
      ? { text: t("contains", { list: allergenList(label.allergens) }), strong: true }
      : plainText(t("noAllergens"));
  return [
    [contained],
    ...(label.traces.length > 0 ? [[plainText(t("traces", { list: allergenList(label.traces) }))]] : []),
  ];
}

function nutritionOf({ nutrition }: FoodLabel, language: TextLanguage, t: LabelT): LabelSheet["nutrition"] {
  if (!nutrition) return null;
  const energy = `${decimal(nutrition.kj, language)} kJ / ${decimal(nutrition.kcal, language)} kcal`;
  return {
    title: t("nutrition"),
    caption: t("per100"),
    nutrient: t("nutrient"),
    amount: t("amount"),
    rows: [
      { name: t("energy"), amount: energy, isPart: false },
      ...gramNutrients.map((nutrient) => ({
        name: t(`nutrients.${nutrient}`),
        amount: `${decimal(nutrition[nutrient], language)} g`,
        isPart: subNutrients.has(nutrient),
      })),
    ],
  };
}

/** Food information in one language, in the order required by law (regulation (EU) 1169/2011 art. 9). */
export function labelSheet(label: FoodLabel, language: TextLanguage, t: LabelT): LabelSheet {
  const text = (name: string, value: string): LabelRow[] =>
    value === "" ? [] : [{ name, lines: [[plainText(value)]] }];
  return {
    language,
    demo: label.demo ? t("demo") : null,
    rows: [
      ...text(t("legalName"), label.legalName),
      ...(label.ingredients.length > 0
        ? [
            { name: t("ingredients"), lines: [ingredientLine(label, language)] },
            { name: t("allergensTitle"), lines: allergenLines(label, language, t) },
          ]
        : []),
      ...text(t("storage"), label.storage),
      ...text(t("origin"), label.origin),
    ],
    netWeight: t("netWeight"),
    business: t("business"),
    nutrition: nutritionOf(label, language, t),
  };
}
