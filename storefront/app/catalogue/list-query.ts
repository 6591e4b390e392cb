import { choiceNames } from "@su-turrone/contract/lists";
import { decimalEuros, toEuros, type Cents } from "@su-turrone/contract/money";
import { defaultListQuery, type ListQuery } from "~/commerce/types";
import type { Language } from "~/i18n/languages";

/** A correction to report to the shopper; `typed` is the original value. */
export type ListProblem =
  | { kind: "noPrice" | "tooHigh"; field: "min" | "max"; typed: string }
  | { kind: "crossed"; min: Cents; max: Cents }
  | { kind: "tooLong" };

/** Euro amount for URLs: "12.50", "12". */
const euroAmount = (cents: Cents): string =>
  cents % 100 === 0 ? String(toEuros(cents)) : decimalEuros(cents);

/** Euro amount for form fields: "12,50" (de, it), "12.50" (en); "" for no limit. */
export const euroText = (cents: Cents | null, language: Language): string =>
  cents === null ? "" : language === "en" ? euroAmount(cents) : euroAmount(cents).replace(".", ",");

/** Query parameters of a list without search terms; see `RouteHandle.cacheableParameters`. */
export const listParameters = [
  "category",
  "min",
  "max",
  "weight",
  "available",
  ...choiceNames,
  "sort",
  "size",
  "page",
] as const;

/** The list as a URL query including "?", without default values; "" for the plain list. */
export function listSearch(query: ListQuery): string {
  const params = new URLSearchParams();
  if (query.words !== "") params.set("q", query.words);
  for (const slug of query.categories) params.append("category", slug);
  if (query.min !== null) params.set("min", euroAmount(query.min));
  if (query.max !== null) params.set("max", euroAmount(query.max));
  for (const grams of [...query.weights].sort((a, b) => a - b)) params.append("weight", String(grams));
  if (query.available) params.set("available", "1");
  for (const name of choiceNames) for (const value of query.choices[name]) params.append(name, value);
  if (query.sort !== defaultListQuery.sort) params.set("sort", query.sort);
  if (query.size !== defaultListQuery.size) params.set("size", String(query.size));
  if (query.page > 1) params.set("page", String(query.page));
  return params.size > 0 ? `?${params.toString()}` : "";
}

/** The values of the list's form as URL parameters, without empty fields and the default sort order. */
export function formParams(fields: Iterable<readonly [string, FormDataEntryValue]>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of fields) {
    const isDefault = name === "sort" && value === defaultListQuery.sort;
    if (typeof value === "string" && value.trim() !== "" && !isDefault) params.append(name, value);
  }
  return params;
}

export const isFiltered = ({ categories, min, max, weights, available, choices }: ListQuery): boolean =>
  categories.length > 0 ||
  weights.length > 0 ||
  available ||
  min !== null ||
  max !== null ||
  choiceNames.some((name) => choices[name].length > 0);

/** Whether search engines may index it: the whole list in its default order, on any page. */
export const isIndexable = (query: ListQuery): boolean =>
  listSearch({ ...query, page: 1 }) === "" && query.words === "";

/** The list without its filters; search terms, order and page size are kept. */
export const withoutFilters = ({ words, sort, size }: ListQuery): ListQuery => ({
  ...defaultListQuery,
  words,
  sort,
  size,
});
