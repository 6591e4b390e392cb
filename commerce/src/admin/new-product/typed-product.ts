import { parseEuros } from "@su-turrone/contract/money";
import { toBody } from "../food-labels/draft";
import { href } from "@su-turrone/contract/paths";
import { centsToField } from "../lib/euro";
import { slugFrom } from "../../modules/slugs/slug-logic";
import type { Language } from "../../platform/languages";
import type { NewPicture, NewProduct, NewWeight, Texts } from "../../features/new-product/new-product-types";

/** A row of the weights as it is typed. */
export interface TypedWeight {
  /** Tells the rows apart while they are typed. */
  key: string;
  grams: string;
  euro: string;
  stock: string;
}

/** The form as it is typed. */
export interface TypedProduct extends Omit<NewProduct, "weights" | "publish"> {
  weights: TypedWeight[];
}

const noTexts: Texts = { de: "", it: "", en: "" };

/** A row without anything in it. */
export const emptyWeight = (): TypedWeight => ({ key: crypto.randomUUID(), grams: "", euro: "", stock: "" });

/** A form nobody has typed into. */
export const emptyProduct = (): TypedProduct => ({
  request_id: crypto.randomUUID(),
  code: "",
  type_id: null,
  category_id: null,
  label: null,
  label_of: null,
  label_confirmed: false,
  title: noTexts,
  subtitle: noTexts,
  description: noTexts,
  slugs: noTexts,
  weights: [emptyWeight()],
  pictures: [],
});

/** A draft as it is typed; one without weights begins with an empty row. Pure but for the keys of the rows. */
export function typedDraft({ weights, publish: _, ...draft }: NewProduct): TypedProduct {
  const rows = weights.map(({ grams, cents, stock }) => ({
    ...emptyWeight(),
    grams: String(grams),
    euro: cents === null ? "" : centsToField(cents),
    stock: String(stock),
  }));
  return { ...draft, weights: rows.length > 0 ? rows : [emptyWeight()] };
}

/** What can be wrong with what is typed, by the field it stands beside. */
export type TypedProblems = Partial<
  Record<"title" | "code" | `${"grams" | "euro" | "stock"}-${string}`, string>
>;

const isEmpty = ({ grams, euro, stock }: TypedWeight): boolean => `${grams}${euro}${stock}`.trim() === "";
const whole = (typed: string, most: number): number | null =>
  /^\d{1,7}$/.test(typed.trim()) && Number(typed) <= most ? Number(typed) : null;

/** Net weight of a row; null where it is none. */
export const gramsOf = (row: TypedWeight): number | null => whole(row.grams, 20_000) || null;

/** Price of a row in cents; null where there is none yet; undefined where it is no price. */
export function centsOf({ euro }: TypedWeight): number | null | undefined {
  if (euro.trim() === "") return null;
  const cents = parseEuros(euro);
  return cents === null || cents <= 0 || cents > 1_000_000 ? undefined : cents;
}

/** Three letters of a name, for the SKU: "Feigentorrone" gives "FEI". */
export const proposedCode = (name: string): string =>
  name
    .normalize("NFD")
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, "")
    .slice(0, 3);

/** The letters as they are typed, or those of the name. */
const codeOf = ({ code, title }: TypedProduct): string => code.trim().toUpperCase() || proposedCode(title.de);

/** Where the product will be found in each language: by the address that is typed, else by its name; "" while it has neither. Pure. */
export function proposedAddresses({ slugs, title }: Pick<TypedProduct, "slugs" | "title">): Texts {
  const addressIn = (language: Language): string => {
    const slug = slugFrom(slugs[language] || title[language], language);
    return slug === "" ? "" : href("product", language, { slug });
  };
  return { de: addressIn("de"), it: addressIn("it"), en: addressIn("en") };
}

/** Reads what is typed; empty rows do not count. Pure. */
export function readTyped(
  typed: TypedProduct,
  publish: boolean,
): { read: NewProduct } | { problems: TypedProblems } {
  const problems: TypedProblems = {};
  if (typed.title.de.trim() === "") problems.title = "name";
  const code = codeOf(typed);
  if (!/^[A-Z]{3}$/.test(code)) problems.code = "code";
  const weights: NewWeight[] = [];
  for (const row of typed.weights.filter((one) => !isEmpty(one))) {
    const grams = gramsOf(row);
    const cents = centsOf(row);
    const stock = row.stock.trim() === "" ? 0 : whole(row.stock, 1_000_000);
    if (grams === null) problems[`grams-${row.key}`] = "grams";
    else if (weights.some((one) => one.grams === grams)) problems[`grams-${row.key}`] = "twice";
    if (cents === undefined) problems[`euro-${row.key}`] = "euro";
    if (stock === null) problems[`stock-${row.key}`] = "stock";
    if (grams !== null && cents !== undefined && stock !== null) weights.push({ grams, cents, stock });
  }
  if (Object.keys(problems).length > 0) return { problems };
  return { read: { ...typed, label: typed.label && toBody(typed.label), code, weights, publish } };
}

/**
 * What was wrong at the last press and still is, so that a message goes with what it is about. Pure.
 * @param refusedCode letters that the server has refused
 */
export function remainingProblems(
  problems: TypedProblems,
  typed: TypedProduct,
  refusedCode: string | null,
): TypedProblems {
  const now = readTyped(typed, false);
  const wrong = "problems" in now ? now.problems : {};
  const still = Object.entries(wrong).filter(([field]) => field in problems);
  const taken = refusedCode !== null && codeOf(typed) === refusedCode;
  return { ...Object.fromEntries(still), ...(taken ? { code: "taken" } : {}) };
}

/** A picture without a description yet. */
export const undescribed = (picture: Omit<NewPicture, "alt">): NewPicture => ({ ...picture, alt: noTexts });
