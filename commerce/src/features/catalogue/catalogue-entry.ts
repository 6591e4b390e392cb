import type { AllergenTable } from "@su-turrone/contract/catalogue";
import type { ChoiceValues, PageSize, Sort } from "@su-turrone/contract/lists";

/** A variant of a product, with the fields needed by lists. */
export interface CatalogueVariant {
  id: string;
  /** Net weight. */
  grams: number;
  /** Current price for shoppers, including tax and running sales. */
  cents: number;
  /** Whether stock is managed; otherwise the variant is always available. */
  isStockManaged: boolean;
  /** Whether no pack is available. */
  soldOut: boolean;
}

/** A product on sale, with the fields lists filter and sort by or show for all products. */
export interface CatalogueEntry {
  id: string;
  /** Name in the language of the list. */
  name: string;
  /** ISO 8601. */
  createdAt: string;
  categoryIds: readonly string[];
  /** Filter choices that apply to it. */
  traits: ChoiceValues;
  /** What its food label says about allergens; null when nothing is known. */
  label: AllergenTable["products"][number]["label"];
  /** At least one. */
  variants: readonly CatalogueVariant[];
}

/** Filter of a list. A product is listed when one of its variants meets all conditions on variants. */
export interface Filter {
  /** Any of these; all products when empty. */
  categoryIds: readonly string[];
  /** Grams; any weight when empty. */
  weights: readonly number[];
  /** Cents, inclusive; null for no limit. */
  min: number | null;
  max: number | null;
  /** Only available variants. */
  available: boolean;
  /** For each kind any of these, or no restriction when empty; for `free`, all of them. */
  choices: ChoiceValues;
}

/** Filter, sort order and page of a list. */
export interface Selection extends Filter {
  sort: Sort;
  /** From 1; a page beyond the last yields the last. */
  page: number;
  size: PageSize;
}
