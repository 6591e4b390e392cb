import { z } from "zod";
import { pageSizes, sorts, type ListQuery } from "~/commerce/list-types";
import type { Cents } from "~/commerce/types";
import type { Language } from "~/i18n/languages";

/** Longest search that is looked up. */
export const maxQueryLength = 80;

/** What had to be corrected, to be told; `typed` is what stood there. */
export type ListProblem =
  | { kind: "noPrice"; field: "min" | "max"; typed: string }
  | { kind: "crossed"; min: Cents; max: Cents }
  | { kind: "tooLong" };

export const plainQuery: ListQuery = {
  words: "",
  categories: [],
  min: null,
  max: null,
  weights: [],
  available: false,
  sort: sorts[0],
  page: 1,
  size: pageSizes[0],
};

/** "12", "12,5", "12.50", "12,50 €": euro as people type them, up to 99,999.99; "" is no bound. */
const priceText = /^(?:€ ?)?(\d{1,5})(?:[.,](\d{1,2}))?(?: ?€)?$/;

/** Cents of a typed price; null for nothing, undefined for what is no price. */
function readPrice(typed: string): Cents | null | undefined {
  const text = typed.replace(/\s+/g, " ").trim();
  if (text === "") return null;
  const [match, euro = "", cents = ""] = priceText.exec(text) ?? [];
  return match === undefined ? undefined : Number(euro) * 100 + Number(cents.padEnd(2, "0"));
}

/** Values of one name: those that are right, each once. */
const several = <T extends string | number>(item: z.ZodType<T>) =>
  z
    .array(item.nullable().catch(null))
    .transform((values) => [...new Set(values.filter((value) => value !== null))].slice(0, 30));

/** The one schema of the list's URL. What is unknown is left out; what is wrong is as if it were not there. */
const schema = z.object({
  // control characters are dropped, spaces folded; anything else is harmless text
  words: z.string().transform((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim()),
  categories: several(z.string().regex(/^[\p{L}\p{N}-]{1,100}$/u)),
  min: z.string().transform(readPrice),
  max: z.string().transform(readPrice),
  weights: several(z.coerce.number().int().min(1).max(100_000)),
  available: z.string().transform((text) => text === "1"),
  sort: z.enum(sorts).catch(sorts[0]),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  size: z.coerce
    .number()
    .pipe(z.literal([...pageSizes]))
    .catch(pageSizes[0]),
});

/** The list a URL asks for, and what in it had to be corrected. Never fails. */
export function readListQuery(params: URLSearchParams): { query: ListQuery; problems: ListProblem[] } {
  const text = (name: string) => params.get(name) ?? "";
  const read = schema.parse({
    words: text("q"),
    categories: params.getAll("category"),
    min: text("min"),
    max: text("max"),
    weights: params.getAll("weight"),
    available: text("available"),
    sort: text("sort"),
    page: text("page"),
    size: text("size"),
  });
  const problems: ListProblem[] = [];
  const bound = (field: "min" | "max") => {
    if (read[field] === undefined) {
      problems.push({ kind: "noPrice", field, typed: text(field).trim().slice(0, 30) });
    }
    return read[field] ?? null;
  };
  let [min, max] = [bound("min"), bound("max")];
  if (min !== null && max !== null && min > max) {
    [min, max] = [max, min];
    problems.push({ kind: "crossed", min, max });
  }
  if (read.words.length > maxQueryLength) problems.push({ kind: "tooLong" });
  // cut between characters, not within one
  const words = Array.from(read.words).slice(0, maxQueryLength).join("");
  return { query: { ...read, words, min, max }, problems };
}

/** Euro as they stand in URLs: "12.50", "12". */
const euroOf = (cents: Cents): string => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));

/** Euro as they stand in a field: "12,50" (de, it), "12.50" (en); "" for no bound. */
export const euroText = (cents: Cents | null, language: Language): string =>
  cents === null ? "" : language === "en" ? euroOf(cents) : euroOf(cents).replace(".", ",");

/** The query of a URL, "?" included, without what is the default; "" for the plain list. */
export function listSearch(query: ListQuery): string {
  const params = new URLSearchParams();
  if (query.words !== "") params.set("q", query.words);
  for (const slug of query.categories) params.append("category", slug);
  if (query.min !== null) params.set("min", euroOf(query.min));
  if (query.max !== null) params.set("max", euroOf(query.max));
  for (const grams of [...query.weights].sort((a, b) => a - b)) params.append("weight", String(grams));
  if (query.available) params.set("available", "1");
  if (query.sort !== plainQuery.sort) params.set("sort", query.sort);
  if (query.size !== plainQuery.size) params.set("size", String(query.size));
  if (query.page > 1) params.set("page", String(query.page));
  return params.size > 0 ? `?${params.toString()}` : "";
}

/** Whether it lists less than there is. */
export const isFiltered = ({ categories, min, max, weights, available }: ListQuery): boolean =>
  categories.length > 0 || weights.length > 0 || available || min !== null || max !== null;

/** Whether it is one of the pages search engines shall know: the whole list, in its own order, page by page. */
export const isPlain = (query: ListQuery): boolean =>
  listSearch({ ...query, page: 1 }) === "" && query.words === "";

/** The list without its filters; words, order and size stay. */
export const withoutFilters = ({ words, sort, size }: ListQuery): ListQuery => ({
  ...plainQuery,
  words,
  sort,
  size,
});
