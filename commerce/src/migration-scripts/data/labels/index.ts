import type { Allergen } from "@su-turrone/contract/food-labels";
import type { LabelData, WholeLabelTexts } from "../../../modules/food-labels/label-types";
import { ingredientsOf } from "./ingredients";
import { seedLabels, type SeedLabel } from "./recipes";

/** Allergens used in the workshop: traces of them are declared on every label that does not contain them. */
const workshopAllergens: readonly Allergen[] = [
  "eggs",
  "soybeans",
  "milk",
  "almonds",
  "hazelnuts",
  "walnuts",
];

const storage: WholeLabelTexts = {
  de: "Kühl und trocken lagern, vor Wärme und Sonne schützen. Nach dem Öffnen gut verschließen und bald verzehren.",
  it: "Conservare in luogo fresco e asciutto, al riparo dal calore e dal sole. Dopo l’apertura richiudere bene e consumare presto.",
  en: "Store in a cool, dry place, away from heat and sunlight. Once opened, reseal well and eat soon.",
  fr: "À conserver dans un endroit frais et sec, à l’abri de la chaleur et du soleil. Après ouverture, bien refermer et consommer rapidement.",
  es: "Conservar en un lugar fresco y seco, protegido del calor y del sol. Una vez abierto, cerrar bien y consumir en poco tiempo.",
};

const origin: WholeLabelTexts = {
  de: "Hergestellt in Tonara, Sardinien (Italien)",
  it: "Prodotto a Tonara, Sardegna (Italia)",
  en: "Made in Tonara, Sardinia (Italy)",
  fr: "Fabriqué à Tonara, en Sardaigne (Italie)",
  es: "Elaborado en Tonara, Cerdeña (Italia)",
};

function labelOf({ legalName, recipe, nutrition }: SeedLabel): LabelData {
  const ingredients = ingredientsOf(recipe);
  const contained = new Set(ingredients.flatMap((ingredient) => ingredient.allergens));
  const [energy_kj, energy_kcal, fat, saturates, carbohydrate, sugars, protein, salt] = nutrition;
  return {
    legal_name: legalName,
    ingredients,
    traces: workshopAllergens.filter((allergen) => !contained.has(allergen)),
    nutrition: { energy_kj, energy_kcal, fat, saturates, carbohydrate, sugars, protein, salt },
    storage,
    origin,
    demo: true,
  };
}

/** The seed labels by the three-letter code of the product; all marked as demo values. */
export const labels: ReadonlyMap<string, LabelData> = new Map(
  seedLabels.map((label) => [label.code, labelOf(label)]),
);
