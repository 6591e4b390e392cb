import { allergens, type Allergen } from "@su-turrone/contract/food-labels";
import type { LabelAllergens } from "@su-turrone/contract/catalogue";
import { listChoices, type ChoiceValues, type Occasion } from "@su-turrone/contract/lists";

/**
 * Filter choices that stand for several allergens: the cereals and nuts of regulation (EU) 1169/2011 annex II, no. 1
 * and 8.
 */
const groups: Partial<Record<(typeof listChoices.free)[number], readonly Allergen[]>> = {
  gluten: ["wheat", "rye", "barley", "oats"],
  nuts: listChoices.nut,
};

/** A product counts as soft up to this step of the scale from 1 to 5. */
const maxSoftTexture = 2;

/** The data that determines a product's filter choices. */
export interface TraitSources {
  label: { ingredients: readonly { allergens: readonly Allergen[] }[]; traces: readonly Allergen[] } | null;
  /** From 1 (very soft) to 5 (very firm); null when not specified. */
  texture: number | null;
  occasions: readonly Occasion[];
}

/** Allergens of a label; null without a label, or with one that lists no ingredients: nothing is known. */
export const labelAllergens = (label: TraitSources["label"]): LabelAllergens | null =>
  label === null || label.ingredients.length === 0
    ? null
    : {
        contains: label.ingredients.flatMap((ingredient) => ingredient.allergens),
        traces: label.traces,
      };

/**
 * Filter choices that apply to a product. "Free of" is derived from the label, traces included: if nothing is known, the
 * product counts as free of nothing.
 */
export function traitsOf({ label, texture, occasions }: TraitSources): ChoiceValues {
  const known = labelAllergens(label);
  const ingredientAllergens = new Set(known?.contains);
  const possibleAllergens = new Set([...ingredientAllergens, ...(known?.traces ?? [])]);
  const isFreeOf = (name: (typeof listChoices.free)[number]): boolean =>
    (groups[name] ?? allergens.filter((allergen) => allergen === name)).every(
      (allergen) => !possibleAllergens.has(allergen),
    );
  return {
    nut: listChoices.nut.filter((nut) => ingredientAllergens.has(nut)),
    texture: texture === null ? [] : [texture <= maxSoftTexture ? "soft" : "firm"],
    free: known ? listChoices.free.filter(isFreeOf) : [],
    occasion: listChoices.occasion.filter((occasion) => occasions.includes(occasion)),
  };
}
