import type { AllergenTable } from "@su-turrone/contract/catalogue";
import type { ChoiceValues } from "@su-turrone/contract/lists";
import type { PerLanguage } from "../../platform/languages";

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
