import type { CatalogueFacets } from "@su-turrone/contract/catalogue";
import {
  noChoices,
  pageSizes,
  sorts,
  type ChoiceValues,
  type PageSize,
  type Sort,
} from "@su-turrone/contract/lists";
import type { Cents } from "@su-turrone/contract/money";
import type { ProductCard } from "./types";

/** The state of a list: all of it stands in the URL, under the same names in each language. */
export interface ListQuery {
  /** Words searched for, tidied; "" for a list without a search. */
  words: string;
  /** Slugs as they stand in the URL, of any language. */
  categories: readonly string[];
  min: Cents | null;
  max: Cents | null;
  /** Grams. */
  weights: readonly number[];
  available: boolean;
  /** What the goods shall be: kind of nut, texture, free of what, occasion. */
  choices: ChoiceValues;
  sort: Sort;
  /** From 1. */
  page: number;
  size: PageSize;
}

/** The whole list in its own order, from the beginning. */
export const plainQuery: ListQuery = {
  words: "",
  categories: [],
  min: null,
  max: null,
  weights: [],
  available: false,
  choices: noChoices,
  sort: sorts[0],
  page: 1,
  size: pageSizes[0],
};

export interface ListPage {
  products: ProductCard[];
  /** Products on all pages. */
  count: number;
  /** The page given: the last one where a later one was asked for. */
  page: number;
  /** At least 1. */
  pages: number;
  facets: CatalogueFacets;
}
