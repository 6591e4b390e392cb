import type { AllergenTable, LabelAllergens } from "@su-turrone/contract/catalogue";
import { type ChoiceValues, listChoices, type Occasion } from "@su-turrone/contract/lists";
import type { PerLanguage } from "../../platform/languages";
import { allergens, type Allergen } from "@su-turrone/contract/food-labels";

/** A product of the catalogue without prices and stock: what only changes when the owner saves something. */
export interface UnpricedProduct {
  id: string;
  names: PerLanguage;
  /** Product type id, which determines the VAT rate. */
  typeId: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** Ids of the categories visible to visitors. */
  categoryIds: readonly string[];
  tagIds: readonly string[];
  /** Filter choices that apply to it. */
  traits: ChoiceValues;
  /** What its food label says about allergens; null when nothing is known. */
  label: AllergenTable["products"][number]["label"];
  /** At least one. */
  variants: readonly {
    id: string;
    /** Net weight; null when not specified. */
    grams: number | null;
    /** Whether stock is managed; otherwise the variant is always available. */
    isStockManaged: boolean;
    priceSetId: string;
  }[];
}

/** A variant that can be sold, with the fields needed by lists. */
export interface CatalogueVariant {
  id: string;
  /** Net weight. */
  grams: number;
  /** Current price for shoppers, including tax and running sales. */
  cents: number;
  /** Lowest price before a running reduction; null without one. */
  wasCents: number | null;
  isStockManaged: boolean;
  soldOut: boolean;
}

/** A product on sale, with the fields lists filter and sort by or show for all products. */
export interface CatalogueEntry extends Omit<UnpricedProduct, "variants"> {
  /** At least one. */
  variants: readonly CatalogueVariant[];
}

export interface SearchedWords {
  name: string;
  subtitle: string;
  description: string;
  categories: string[];
  tags: string[];
  ingredients: string[];
}

export type SearchedDocument = PerLanguage<SearchedWords> & {
  id: string;
  skus: string[];
};

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
