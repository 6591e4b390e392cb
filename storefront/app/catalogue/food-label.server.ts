import { decimal, list, weight } from "@su-turrone/contract/formats";
import { type GramNutrient, gramNutrients } from "@su-turrone/contract/food-labels";
import type { TFunction } from "i18next";
import type { FoodLabel } from "~/commerce/label-view";
import type { ScaleStep, Taste, Variant } from "~/commerce/types";
import type { Language, TextLanguage, NoticeLanguage } from "~/i18n/languages";
import type { Messages } from "~/i18n/messages";
import { translator } from "~/i18n/translate";
import es from "./label-es.json";
import fr from "./label-fr.json";

/** Texts around a label's values, as in label.json for the shop's languages. */
type LabelWords = Omit<Messages["label"], "taste">;

const words: Readonly<Record<NoticeLanguage, LabelWords>> = { fr, es };

/** `t` for label texts in French or Spanish (regulation (EU) 1169/2011 art. 15), which are not page languages. */
export const labelT = (language: NoticeLanguage): TFunction<"label"> => translator(language, words[language]);

/** A part of a text; `strong` marks an allergen. */
interface TextPart {
  text: string;
  strong: boolean;
}

interface LabelRow {
  name: string;
  lines: readonly (readonly TextPart[])[];
}

/** A food label built on the server, so that the browser needs neither texts nor rules for it. */
export interface LabelSheet {
  language: TextLanguage;
  /** Note that its values are demo data; null if they are not. */
  demo: string | null;
  rows: readonly LabelRow[];
  /** Names of the rows the page fills in: the chosen weight and the company. */
  netWeight: string;
  business: string;
  nutrition: {
    title: string;
    caption: string;
    nutrient: string;
    amount: string;
    /** `isPart`: part of the row above ("of which …"). */
    rows: readonly { name: string; amount: string; isPart: boolean }[];
  } | null;
}

interface Scale {
  step: ScaleStep;
  words: string;
  ends: readonly [low: string, high: string];
}

export interface TasteSheet {
  title: string;
  demo: string | null;
  /** `step` of 5 on a scale, with its description and the names of its ends; null if the row is not a scale. */
  rows: readonly { name: string; text: string; scale: Scale | null }[];
  /** Number of servings per pack, by its grams; null if the portion size is unknown. */
  servings: { name: string; byWeight: Readonly<Record<number, string>> } | null;
}

/** Number of portions in a pack: rounded down, so that nobody goes without; at least one. */
const portions = (grams: number, portionGrams: number): number =>
  Math.max(1, Math.floor(grams / portionGrams));

export function tasteView(
  taste: Taste,
  variants: readonly Pick<Variant, "grams">[],
  language: Language,
  t: TFunction<"label">,
): TasteSheet {
  const { texture, sweetness, pairing, portionGrams, shelfMonths } = taste;
  const scale = (name: "texture" | "sweetness", step: ScaleStep | null): TasteSheet["rows"] => {
    if (step === null) return [];
    const text = (of: ScaleStep) => t(`taste.${name === "texture" ? "textures" : "sweetnesses"}.${of}`);
    const ends = [text(1), text(5)] as const;
    return [
      { name: t(`taste.${name}`), text: text(step), scale: { step, words: t("taste.step", { step }), ends } },
    ];
  };
  const rows: TasteSheet["rows"] = [
    ...scale("texture", texture),
    ...scale("sweetness", sweetness),
    ...(pairing === "" ? [] : [{ name: t("taste.pairing"), text: pairing, scale: null }]),
    ...(shelfMonths === null
      ? []
      : [{ name: t("taste.keeps"), text: t("taste.months", { count: shelfMonths }), scale: null }]),
  ];
  return {
    title: t("taste.title"),
    demo: taste.demo ? t("demo") : null,
    rows,
    servings:
      portionGrams === null
        ? null
        : {
            name: t("taste.servings"),
            byWeight: Object.fromEntries(
              variants.map(({ grams }) => [
                grams,
                t("taste.portions", {
                  count: portions(grams, portionGrams),
                  grams: weight(portionGrams, language),
                }),
              ]),
            ),
          },
  };
}

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

/** An ingredient whose share is known, in per cent, and both as text. */
export interface IngredientShare {
  percent: number;
  text: string;
}

/** The ingredients whose shares are known, to be drawn; the list of ingredients has all of them. */
export const sharesOf = (label: FoodLabel, language: Language): IngredientShare[] =>
  label.ingredients.flatMap(({ parts, percent }) =>
    percent === null
      ? []
      : [
          {
            percent: Number(percent),
            text: `${parts.map(({ text }) => text).join("")} ${decimal(percent, language)}\u00a0%`,
          },
        ],
  );

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
export function foodLabelView(label: FoodLabel, language: TextLanguage, t: LabelT): LabelSheet {
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
