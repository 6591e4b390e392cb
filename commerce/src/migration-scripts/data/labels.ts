import { z } from "@medusajs/framework/zod";
import { foodLabelBody } from "../../features/food-labels/validators";
import type { LabelData } from "../../modules/food-labels/label-types";
import seed from "./recipes.json";

/** An ingredient, with its share in per cent if the label has to state it; in descending order of weight. */
const recipe = z.array(
  z.tuple([
    z.enum(Object.keys(seed.ingredients) as (keyof typeof seed.ingredients)[]),
    z.string().nullable(),
  ]),
);

/**
 * A seed label: what differs between products, and what they share. Its values are plausible, but made up for the
 * demonstration. Asterisks enclose the part of an ingredient naming its allergen. Allergens used in the workshop are
 * declared as traces on every label that does not contain them.
 */
function labelOf({ legalName, recipe: lines, nutrition }: (typeof seed.labels)[number]): LabelData {
  const ingredients = recipe.parse(lines).map(([name, percent]) => ({ ...seed.ingredients[name], percent }));
  const contained = new Set<string>(ingredients.flatMap(({ allergens }) => allergens));
  return foodLabelBody.parse({
    legal_name: legalName,
    ingredients,
    traces: seed.workshopAllergens.filter((allergen) => !contained.has(allergen)),
    nutrition,
    storage: seed.storage,
    origin: seed.origin,
    demo: true,
  });
}

/** The seed labels by the three-letter code of the product; all marked as demo values. */
export const labels: ReadonlyMap<string, LabelData> = new Map(
  seed.labels.map((label) => [label.code, labelOf(label)]),
);
