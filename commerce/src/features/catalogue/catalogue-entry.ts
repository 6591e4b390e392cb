import type { ChoiceValues, PageSize, Sort } from "@su-turrone/contract/lists";

/** One weight of a product, as lists look at it. */
export interface CatalogueVariant {
  id: string;
  /** Net weight. */
  grams: number;
  /** What a shopper pays now, tax and running sales included. */
  cents: number;
  /** Whether packs are counted; what is not can always be bought. */
  counted: boolean;
  /** No pack can be bought now. */
  soldOut: boolean;
}

/** A product on sale, as lists look at it: what is filtered and sorted by, and nothing else. */
export interface CatalogueEntry {
  id: string;
  /** In the language of the list. */
  name: string;
  /** ISO 8601. */
  createdAt: string;
  categoryIds: readonly string[];
  /** The choices it fulfils. */
  traits: ChoiceValues;
  /** At least one. */
  variants: readonly CatalogueVariant[];
}

/** Which products are wanted. A product is listed when one of its weights fulfils everything asked of a weight. */
export interface Filter {
  /** In one of these; all products when empty. */
  categoryIds: readonly string[];
  /** Grams; any weight when empty. */
  weights: readonly number[];
  /** Cents, inclusive; null is no bound. */
  min: number | null;
  max: number | null;
  /** Only what can be bought now. */
  available: boolean;
  /** Of each kind one of these, or any when empty; of what it shall be free of, all. */
  choices: ChoiceValues;
}

/** What one page of a list is asked for with. */
export interface Selection extends Filter {
  sort: Sort;
  /** From 1; beyond the last it is the last. */
  page: number;
  size: PageSize;
}
