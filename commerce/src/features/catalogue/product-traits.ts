import { allergens, type Allergen } from "@su-turrone/contract/allergens";
import { listChoices, type ChoiceValues, type Occasion } from "@su-turrone/contract/lists";

/** Choices that stand for several allergens: the cereals and the nuts of regulation (EU) 1169/2011 annex II, no. 1 and 8. */
const groups: Partial<Record<(typeof listChoices.free)[number], readonly Allergen[]>> = {
  gluten: ["wheat", "rye", "barley", "oats"],
  nuts: listChoices.nut,
};

/** Up to this place on the scale from 1 to 5 a product is soft. */
const softest = 2;

/** What of a product decides which choices it fulfils. */
export interface TraitSources {
  /** Its food label; null where it has none. */
  label: { ingredients: readonly { allergens: readonly Allergen[] }[]; traces: readonly Allergen[] } | null;
  /** From 1, very soft, to 5, very firm; null where nobody has said so. */
  texture: number | null;
  occasions: readonly Occasion[];
}

/**
 * The choices a product fulfils. What it is free of is judged by its label, traces included: without a label, or with one that lists
 * no ingredients, nothing is known and it is free of nothing.
 */
export function traitsOf({ label, texture, occasions }: TraitSources): ChoiceValues {
  const known = label !== null && label.ingredients.length > 0;
  const contained = new Set(label?.ingredients.flatMap((ingredient) => ingredient.allergens));
  const contains = new Set([...contained, ...(label?.traces ?? [])]);
  const isFreeOf = (name: (typeof listChoices.free)[number]): boolean =>
    (groups[name] ?? allergens.filter((allergen) => allergen === name)).every(
      (allergen) => !contains.has(allergen),
    );
  return {
    nut: listChoices.nut.filter((nut) => contained.has(nut)),
    texture: texture === null ? [] : [texture <= softest ? "soft" : "firm"],
    free: known ? listChoices.free.filter(isFreeOf) : [],
    occasion: listChoices.occasion.filter((occasion) => occasions.includes(occasion)),
  };
}
