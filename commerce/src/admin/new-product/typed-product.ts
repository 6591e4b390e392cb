import { isBand, isBandName, textOnBand, type Band } from "@su-turrone/contract/bands";
import { parseEuros } from "@su-turrone/contract/money";
import { toBody } from "../food-labels/draft";
import { href } from "@su-turrone/contract/paths";
import { centsToField, parseWholeNumber } from "../lib/use-formats";
import { slugFrom } from "../../modules/slugs/slug-logic";
import { baseLanguage, type Language } from "../../platform/languages";
import {
  nameIn,
  type NewPicture,
  type NewProduct,
  type NewWeight,
  type Texts,
} from "../../features/new-product/new-product-types";
import { maxPacks } from "../../features/stock/stock-types";

export interface TypedWeight {
  key: string;
  grams: string;
  euro: string;
  stock: string;
}

export interface TypedProduct extends Omit<NewProduct, "weights" | "publish"> {
  weights: TypedWeight[];
  /** The weights on sale when the form was opened or last saved. */
  offered: readonly Pick<NewWeight, "grams" | "now">[];
}

const noTexts: Texts = { de: "", it: "", en: "" };

export const emptyWeight = (): TypedWeight => ({ key: crypto.randomUUID(), grams: "", euro: "", stock: "" });

export const emptyProduct = (): TypedProduct => ({
  request_id: crypto.randomUUID(),
  code: "",
  type_id: null,
  category_ids: [],
  label: null,
  label_of: null,
  label_confirmed: false,
  title: noTexts,
  subtitle: noTexts,
  description: noTexts,
  details: null,
  slugs: noTexts,
  weights: [emptyWeight()],
  offered: [],
  confirmed_prices: [],
  pictures: [],
});

/** Converts a product to form state; one without weights starts with an empty row. Pure except for the row keys. */
export function typedForm({ weights, publish: _, ...draft }: NewProduct): TypedProduct {
  const rows = weights.map(({ grams, cents, stock }) => ({
    ...emptyWeight(),
    grams: String(grams),
    euro: cents === null ? "" : centsToField(cents),
    stock: String(stock),
  }));
  return { ...draft, weights: rows.length > 0 ? rows : [emptyWeight()], offered: weights };
}

export type TypedProblems = Partial<
  Record<"title" | "code" | "band" | `${"grams" | "euro" | "stock"}-${string}`, string>
>;

const isEmpty = ({ grams, euro, stock }: TypedWeight): boolean => `${grams}${euro}${stock}`.trim() === "";

export const gramsOf = (row: TypedWeight): number | null => parseWholeNumber(row.grams, 20_000) || null;

/** A weight as it is on sale, like the server by its grams: a row may have had others. */
export const nowOf = (offered: TypedProduct["offered"], grams: number | null): NewWeight["now"] =>
  offered.find((one) => one.grams === grams)?.now;

/** Price of a row in cents; null if empty; undefined if it is not a valid price. */
export function centsOf({ euro }: TypedWeight): number | null | undefined {
  if (euro.trim() === "") return null;
  const cents = parseEuros(euro);
  return cents === null || cents <= 0 || cents > 1_000_000 ? undefined : cents;
}

/** Suggests a three-letter code for the SKU from a name: "Feigentorrone" gives "FEI". */
export const proposedCode = (name: string): string =>
  name
    .normalize("NFD")
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, "")
    .slice(0, 3);

const codeOf = ({ code, title }: Pick<TypedProduct, "code" | "title">): string =>
  code.trim().toUpperCase() || proposedCode(nameIn(title, baseLanguage));

/**
 * Path of the product page in each language: from the typed slug, otherwise from the name; "" if both are empty. Pure.
 */
export function proposedAddresses({ slugs, title }: Pick<TypedProduct, "slugs" | "title">): Texts {
  const addressIn = (language: Language): string => {
    const slug = slugFrom(slugs[language] || title[language], language);
    return slug === "" ? "" : href("product", language, { slug });
  };
  return { de: addressIn("de"), it: addressIn("it"), en: addressIn("en") };
}

/** Why a band cannot be saved; null when it can. */
export function bandProblem(band: Band | null): "noColour" | "noContrast" | null {
  if (band === null || isBandName(band)) return null;
  if (!isBand(band)) return "noColour";
  return textOnBand(band) === null ? "noContrast" : null;
}

/** Parses the form; empty rows are ignored. Pure. */
export function readTyped(
  { offered, ...typed }: TypedProduct,
  publish: boolean,
): { read: NewProduct } | { problems: TypedProblems } {
  const problems: TypedProblems = {};
  if (nameIn(typed.title, baseLanguage).trim() === "") problems.title = "name";
  if (bandProblem(typed.details?.band ?? null)) problems.band = "band";
  const code = codeOf(typed);
  if (!/^[A-Z]{3}$/.test(code)) problems.code = "code";
  const weights: NewWeight[] = [];
  for (const row of typed.weights.filter((one) => !isEmpty(one))) {
    const grams = gramsOf(row);
    const cents = centsOf(row);
    const stock = row.stock.trim() === "" ? 0 : parseWholeNumber(row.stock, maxPacks);
    if (grams === null) problems[`grams-${row.key}`] = "grams";
    else if (weights.some((one) => one.grams === grams)) problems[`grams-${row.key}`] = "twice";
    if (cents === undefined) problems[`euro-${row.key}`] = "euro";
    if (stock === null) problems[`stock-${row.key}`] = "stock";
    if (grams !== null && cents !== undefined && stock !== null)
      weights.push({ grams, cents, stock, now: nowOf(offered, grams) });
  }
  if (Object.keys(problems).length > 0) return { problems };
  return { read: { ...typed, label: typed.label && toBody(typed.label), code, weights, publish } };
}

/**
 * Problems of the last submission that still exist, so that a message disappears once its field is corrected. Pure.
 * @param refusedCode code rejected by the server
 */
export function remainingProblems(
  problems: TypedProblems,
  typed: TypedProduct,
  refusedCode: string | null,
): TypedProblems {
  const result = readTyped(typed, false);
  const currentProblems = "problems" in result ? result.problems : {};
  const remaining = Object.entries(currentProblems).filter(([field]) => field in problems);
  const isCodeTaken = refusedCode !== null && codeOf(typed) === refusedCode;
  return { ...Object.fromEntries(remaining), ...(isCodeTaken ? { code: "taken" } : {}) };
}

/** The form of a product that has just been saved: if it is on sale, its prices and packs are those offered. Pure. */
export const asSaved = (typed: TypedProduct, onSale: boolean): TypedProduct => ({
  ...typed,
  offered: (onSale ? typed.weights : []).flatMap((row) => {
    const grams = gramsOf(row);
    const now = { cents: centsOf(row) ?? null, stock: parseWholeNumber(row.stock, maxPacks) ?? 0 };
    return grams === null ? [] : [{ grams, now }];
  }),
});

/**
 * Fills the empty descriptions of pictures with name and kind; those of further pictures are numbered, because each has
 * to be told from the others. Pure.
 * @param kind name of the category in each language
 */
export const withProposedAlt = (
  pictures: readonly NewPicture[],
  title: Texts,
  kind: Texts | undefined,
): NewPicture[] =>
  pictures.map((picture, index) => {
    const proposed = (language: Language): string => {
      if (picture.alt[language] || !title[language]) return picture.alt[language];
      const words = [title[language], kind?.[language]].filter(Boolean).join(", ");
      return index === 0 ? words : `${words} (${index + 1})`;
    };
    return { ...picture, alt: { de: proposed("de"), it: proposed("it"), en: proposed("en") } };
  });

export const withEmptyAlt = (picture: Omit<NewPicture, "alt">): NewPicture => ({ ...picture, alt: noTexts });
