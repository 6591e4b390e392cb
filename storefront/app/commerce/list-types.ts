import type { CatalogueFacets, SearchedDiet } from "@su-turrone/contract/catalogue";
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

/** State of a list, entirely contained in the URL, with the same parameter names in each language. */
export interface ListQuery {
  /** Normalised search terms; "" for a list without a search. */
  words: string;
  /** Slugs as in the URL, of any language. */
  categories: readonly string[];
  min: Cents | null;
  max: Cents | null;
  /** Grams. */
  weights: readonly number[];
  available: boolean;
  /** Product properties: kind of nut, texture, free from, occasion. */
  choices: ChoiceValues;
  sort: Sort;
  /** From 1. */
  page: number;
  size: PageSize;
}

/** The whole list in its default order, first page. */
export const defaultListQuery: ListQuery = {
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
  /** Number of products on all pages. */
  count: number;
  /** The returned page: the last one if a later one was requested. */
  page: number;
  /** At least 1. */
  pages: number;
  facets: CatalogueFacets;
  diet: SearchedDiet;
}
