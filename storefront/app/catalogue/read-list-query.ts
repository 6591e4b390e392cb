import { z } from "zod";
import { parseEuros, type Cents } from "@su-turrone/contract/money";
import { listChoices, pageSizes, sorts } from "@su-turrone/contract/lists";
import type { ListQuery } from "~/commerce/types";
import type { ListProblem } from "./list-query";
import { maxQueryLength } from "./SearchForm";

/** Thousands separated by one sign, and decimals after another one: "1.000", "1’000,50", "1,000.50". */
const groupedAmount = /^[1-9]\d{0,2}([.,'’ ])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/;

/** An amount of more than six digits. */
const amountTooHigh = /^0*[1-9]\d{6,}(?:[.,]\d{1,2})?$/;

/** A typed price in cents, null for an empty string, or why it is not used. */
type TypedPrice = Cents | null | "noPrice" | "tooHigh";

/**
 * Parses a typed price, with or without the euro sign and thousands separators ("12,50 €", "1.000"). A sign before
 * exactly three digits separates thousands in every language, because prices have at most two decimals.
 */
function readPrice(typed: string): TypedPrice {
  const text = typed.replace(/\s+/g, " ").trim();
  if (text === "") return null;
  const amount = text.replace(/^€|€$/g, "").trim();
  const separator = groupedAmount.exec(amount)?.[1];
  const plain = separator ? amount.replaceAll(separator, "") : amount;
  return parseEuros(plain) ?? (amountTooHigh.test(plain) ? "tooHigh" : "noPrice");
}

/** Values of a repeated parameter: invalid ones and duplicates are dropped. */
const listOf = <T extends string | number>(item: z.ZodType<T>) =>
  z
    .array(item.nullable().catch(null))
    .transform((values) => [...new Set(values.filter((value) => value !== null))].slice(0, 30));

/** Schema of the list's URL. Unknown parameters are ignored; invalid values are treated as absent. */
const schema = z.object({
  // what commerce refuses in an address is removed and spaces collapsed; any other text is harmless
  words: z.string().transform((text) => text.replace(/[\p{Cc}\p{Noncharacter_Code_Point}\s]+/gu, " ").trim()),
  categories: listOf(z.string().regex(/^[\p{L}\p{N}-]{1,100}$/u)),
  min: z.string().transform(readPrice),
  max: z.string().transform(readPrice),
  weights: listOf(z.coerce.number().int().min(1).max(100_000)),
  available: z.string().transform((text) => text === "1"),
  choices: z.object({
    nut: listOf(z.enum(listChoices.nut)),
    texture: listOf(z.enum(listChoices.texture)),
    free: listOf(z.enum(listChoices.free)),
    occasion: listOf(z.enum(listChoices.occasion)),
  }),
  sort: z.enum(sorts).catch(sorts[0]),
  // a page beyond the last is redirected to the last
  page: z.coerce
    .number()
    .int()
    .min(1)
    .catch(1)
    .transform((page) => Math.min(page, 10_000)),
  size: z.coerce
    .number()
    .pipe(z.literal([...pageSizes]))
    .catch(pageSizes[0]),
});

/** Parses the list from a URL and reports what had to be corrected. Never fails. */
export function readListQuery(params: URLSearchParams): { query: ListQuery; problems: ListProblem[] } {
  const text = (name: string) => params.get(name) ?? "";
  const parsed = schema.parse({
    words: text("q"),
    categories: params.getAll("category"),
    min: text("min"),
    max: text("max"),
    weights: params.getAll("weight"),
    available: text("available"),
    choices: {
      nut: params.getAll("nut"),
      texture: params.getAll("texture"),
      free: params.getAll("free"),
      occasion: params.getAll("occasion"),
    },
    sort: text("sort"),
    page: text("page"),
    size: text("size"),
  });
  const problems: ListProblem[] = [];
  const readBound = (field: "min" | "max") => {
    const price = parsed[field];
    if (typeof price !== "string") return price;
    problems.push({ kind: price, field, typed: text(field).trim().slice(0, 30) });
    return null;
  };
  let [min, max] = [readBound("min"), readBound("max")];
  if (min !== null && max !== null && min > max) {
    [min, max] = [max, min];
    problems.push({ kind: "crossed", min, max });
  }
  // counted and cut by code points, so that no surrogate pair is split
  const characters = Array.from(parsed.words);
  if (characters.length > maxQueryLength) problems.push({ kind: "tooLong" });
  const words = characters.slice(0, maxQueryLength).join("");
  return { query: { ...parsed, words, min, max }, problems };
}
