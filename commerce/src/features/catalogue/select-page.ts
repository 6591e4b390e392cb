import type { CatalogueFacets } from "@su-turrone/contract/catalogue";
import {
  choiceNames,
  listChoices,
  type ChoiceName,
  type ChoiceValues,
  type PageSize,
  type Sort,
} from "@su-turrone/contract/lists";
import { localeOf, type Language } from "../../platform/languages";
import type { CatalogueEntry, CatalogueVariant } from "./catalogue-entry";

/** Filter of a list. A product is listed when one of its variants meets all conditions on variants. */
export interface Filter {
  /** Any of these; all products when empty. */
  categoryIds: readonly string[];
  /** Grams; any weight when empty. */
  weights: readonly number[];
  /** Cents, inclusive; null for no limit. */
  min: number | null;
  max: number | null;
  available: boolean;
  /** For each kind any of these, or no restriction when empty; for `free`, all of them. */
  choices: ChoiceValues;
}

export interface Selection extends Filter {
  sort: Sort;
  /** From 1; a page beyond the last yields the last. */
  page: number;
  size: PageSize;
}

/** A listed product with its matching variants, cheapest first. */
export interface Hit {
  entry: CatalogueEntry;
  variants: readonly CatalogueVariant[];
}

export interface ListPage {
  hits: readonly Hit[];
  /** Number of products on all pages. */
  count: number;
  /** Number of this page, from 1. */
  page: number;
  /** At least 1. */
  pages: number;
  facets: CatalogueFacets;
}

const isWithin = ({ cents }: CatalogueVariant, { min, max }: Filter): boolean =>
  (min === null || cents >= min) && (max === null || cents <= max);

const matchesFilter = (variant: CatalogueVariant, filter: Filter): boolean =>
  (filter.weights.length === 0 || filter.weights.includes(variant.grams)) &&
  (!filter.available || !variant.soldOut) &&
  isWithin(variant, filter);

const isInCategory = ({ categoryIds }: CatalogueEntry, wanted: readonly string[]): boolean =>
  wanted.length === 0 || categoryIds.some((id) => wanted.includes(id));

/** For each kind any of the wanted values; for `free`, all of them. */
export const hasTraits = (
  { traits }: Pick<CatalogueEntry, "traits">,
  { choices }: Pick<Filter, "choices">,
): boolean =>
  choiceNames.every((name) => {
    const productTraits: readonly string[] = traits[name];
    const wanted: readonly string[] = choices[name];
    if (name === "free") return wanted.every((value) => productTraits.includes(value));
    return wanted.length === 0 || wanted.some((value) => productTraits.includes(value));
  });

/** Whether no pack of a product, or of the variants listed of it, is available. */
export const isSoldOut = ({ variants }: Pick<CatalogueEntry, "variants">): boolean =>
  variants.every(({ soldOut }) => soldOut);

/** Orders available variants before sold-out ones, then by price. */
const byWorth = (a: CatalogueVariant, b: CatalogueVariant): number =>
  Number(a.soldOut) - Number(b.soldOut) || a.cents - b.cents || a.grams - b.grams;

/** The products that match a filter, in the given order. */
export function filterEntries(entries: readonly CatalogueEntry[], filter: Filter): Hit[] {
  return entries.flatMap((entry) => {
    if (!isInCategory(entry, filter.categoryIds) || !hasTraits(entry, filter)) return [];
    const variants = entry.variants.filter((variant) => matchesFilter(variant, filter)).sort(byWorth);
    return variants.length > 0 ? [{ entry, variants }] : [];
  });
}

/** Listed price of a hit: that of its cheapest available variant, or of its cheapest variant if all are sold out. */
const priceOf = ({ variants }: Hit): number => variants[0]?.cents ?? 0;

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byId = (a: Hit, b: Hit): number => byText(a.entry.id, b.entry.id);
const byAge = (a: Hit, b: Hit): number => byText(a.entry.createdAt, b.entry.createdAt) || byId(a, b);

const collators = new Map<Language, Intl.Collator>();

/** Dictionary order of the language: "Ä" next to "A", and "Torrone 2" before "Torrone 10". */
function collatorOf(language: Language): Intl.Collator {
  const known = collators.get(language) ?? new Intl.Collator(localeOf[language], { numeric: true });
  collators.set(language, known);
  return known;
}

/**
 * Sorts hits; ties are ordered by id, so that no product appears on two pages.
 * @param ranks ranks of the products in a search; "recommended" uses them if given, otherwise it lists available
 * products first, in the order in which the owner added them
 */
export function sortHits(
  hits: readonly Hit[],
  sort: Sort,
  language: Language,
  ranks?: ReadonlyMap<string, number>,
): Hit[] {
  const rankOf = ({ entry }: Hit) => ranks?.get(entry.id) ?? Infinity;
  const orders: Readonly<Record<Sort, (a: Hit, b: Hit) => number>> = {
    recommended: ranks
      ? (a, b) => rankOf(a) - rankOf(b) || byId(a, b)
      : (a, b) => Number(isSoldOut(a)) - Number(isSoldOut(b)) || byAge(a, b),
    "price-up": (a, b) => priceOf(a) - priceOf(b) || byId(a, b),
    "price-down": (a, b) => priceOf(b) - priceOf(a) || byId(a, b),
    name: (a, b) =>
      collatorOf(language).compare(a.entry.names[language], b.entry.names[language]) || byId(a, b),
    newest: (a, b) => byText(b.entry.createdAt, a.entry.createdAt) || byId(a, b),
  };
  return [...hits].sort(orders[sort]);
}

const increment = <T>(counts: Map<T, number>, value: T): void => {
  counts.set(value, (counts.get(value) ?? 0) + 1);
};

/** Whether an entry has all wanted traits, ignoring one kind; the values chosen for `free` always apply. */
const hasTraitsBeside = (entry: CatalogueEntry, { choices }: Filter, name: ChoiceName): boolean =>
  hasTraits(entry, { choices: name === "free" ? choices : { ...choices, [name]: [] } });

/**
 * Number of products for each further choice: each kind of choice is counted as if nothing of its own kind were chosen.
 * A single pass over the products, because each pass takes some milliseconds in a large shop.
 */
export function facetsOf(entries: readonly CatalogueEntry[], filter: Filter): CatalogueFacets {
  const categories = new Map<string, number>();
  const weights = new Map<number, number>();
  const choices = Object.fromEntries(choiceNames.map((name) => [name, new Map<string, number>()])) as Record<
    ChoiceName,
    Map<string, number>
  >;
  let price: CatalogueFacets["price"] = null;
  let available = 0;
  const withoutPriceFilter = { ...filter, min: null, max: null };
  const withoutWeightFilter = { ...filter, weights: [] };
  const buyable = { ...filter, available: true };
  for (const entry of entries) {
    const { variants, categoryIds, traits } = entry;
    const isListed = variants.some((variant) => matchesFilter(variant, filter));
    const inCategory = isInCategory(entry, filter.categoryIds);
    const withTraits = hasTraits(entry, filter);
    if (isListed && withTraits) for (const id of categoryIds) increment(categories, id);
    if (!inCategory) continue;
    if (isListed) {
      for (const name of choiceNames) {
        if (!hasTraitsBeside(entry, filter, name)) continue;
        for (const value of traits[name]) increment(choices[name], value);
      }
    }
    if (!withTraits) continue;
    if (variants.some((variant) => matchesFilter(variant, buyable))) available += 1;
    const ofWeight = variants.filter((variant) => matchesFilter(variant, withoutWeightFilter));
    for (const grams of new Set(ofWeight.map((variant) => variant.grams))) increment(weights, grams);
    for (const variant of variants) {
      if (!matchesFilter(variant, withoutPriceFilter)) continue;
      const { min, max }: { min: number; max: number } = price ?? { min: variant.cents, max: variant.cents };
      price = { min: Math.min(min, variant.cents), max: Math.max(max, variant.cents) };
    }
  }
  const choicesOf = (name: ChoiceName): CatalogueFacets["choices"][ChoiceName] =>
    listChoices[name]
      .map((value) => ({ value, count: choices[name].get(value) ?? 0 }))
      .filter(({ count }) => count > 0);
  return {
    categories: [...categories].map(([id, count]) => ({ id, count })),
    weights: [...weights].map(([grams, count]) => ({ grams, count })).sort((a, b) => a.grams - b.grams),
    price,
    available,
    choices: {
      nut: choicesOf("nut"),
      texture: choicesOf("texture"),
      free: choicesOf("free"),
      occasion: choicesOf("occasion"),
    },
  };
}

/** The part of a list shared by all its pages. */
export type WholeList = Pick<ListPage, "facets"> & { hits: readonly Hit[] };

/** Filters and sorts all products. @param ranks see `sortHits` */
export function selectAll(
  entries: readonly CatalogueEntry[],
  selection: Selection,
  language: Language,
  ranks?: ReadonlyMap<string, number>,
): WholeList {
  const all = ranks ? entries.filter(({ id }) => ranks.has(id)) : entries;
  const hits = sortHits(filterEntries(all, selection), selection.sort, language, ranks);
  return { hits, facets: facetsOf(all, selection) };
}

export function pageOf({ hits, facets }: WholeList, wanted: { page: number; size: number }): ListPage {
  const pages = Math.max(1, Math.ceil(hits.length / wanted.size));
  const page = Math.min(wanted.page, pages);
  return {
    hits: hits.slice((page - 1) * wanted.size, page * wanted.size),
    count: hits.length,
    page,
    pages,
    facets,
  };
}
