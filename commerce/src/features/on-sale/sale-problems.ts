import {
  problemsOf,
  sellabilityProblems,
  type SellabilityFacts,
  type SellabilityProblem,
} from "@su-turrone/contract/sellability";
import { missingParts } from "../../modules/food-labels/label";
import type { LabelData } from "../../modules/food-labels/label-types";
import { languages, type Language } from "../../platform/languages";

/** Why a weight must not be sold; those of the contract keep it out of the demonstration too. */
export const weightProblems = [...sellabilityProblems, "not_counted"] as const;

/** One of `weightProblems`. */
export type WeightProblem = (typeof weightProblems)[number];

/**
 * Why a product must not be sold as a whole: no weight, a name or description that a language lacks, food information that is not
 * there, not whole or made up (Reg. (EU) No 1169/2011, articles 9 and 14).
 */
export const productProblems = [
  "no_weights",
  "no_language",
  "label_missing",
  "label_incomplete",
  "label_demo",
] as const;

/** One of `productProblems`. */
export type ProductProblem = (typeof productProblems)[number];

/** One of `weightProblems` or `productProblems`. */
export type SaleProblem = WeightProblem | ProductProblem;

/** All of them, in the order they are told. */
export const saleProblems: readonly SaleProblem[] = [...productProblems, ...weightProblems];

/** The texts of a product that every language of the shop must have. */
export const saleTexts = ["title", "description"] as const;

/** A text that is missing in a language. */
export interface MissingText {
  field: (typeof saleTexts)[number];
  language: Language;
}

/** A weight as it is looked at. */
export interface WeightFacts extends SellabilityFacts {
  id: string;
  /** As the owner named it. */
  title: string;
  /** Whether packs are counted and it ends with the last one. */
  counted: boolean;
}

/** What of a product is looked at, besides its weights. */
export interface ProductFacts {
  texts: Readonly<Record<Language, Readonly<Record<MissingText["field"], string>>>>;
  label: LabelData | null;
}

/** A weight as the owner is told about it. */
export interface VariantProblems {
  id: string;
  title: string;
  /** Empty for one that can be sold. */
  problems: WeightProblem[];
}

/** Everything that stands between a product and its sale. */
export interface SaleProblems {
  product: ProductProblem[];
  /** What `no_language` is about. */
  missing_texts: MissingText[];
  variants: VariantProblems[];
}

const missingTexts = ({ texts }: ProductFacts): MissingText[] =>
  saleTexts.flatMap((field) =>
    languages
      .filter((language) => texts[language][field].trim() === "")
      .map((language) => ({ field, language })),
  );

/** Why a food with this label must not be offered; null when it may. */
export function labelProblem(label: LabelData | null): ProductProblem | null {
  if (!label) return "label_missing";
  if (missingParts(label).length > 0) return "label_incomplete";
  return label.demo ? "label_demo" : null;
}

/** What a product lacks beside its weights, in the order of the table. */
export function productProblemsOf(facts: ProductFacts): ProductProblem[] {
  const label = labelProblem(facts.label);
  return [...(missingTexts(facts).length > 0 ? ["no_language" as const] : []), ...(label ? [label] : [])];
}

const weightProblemsOf = (facts: WeightFacts): WeightProblem[] => [
  ...problemsOf(facts),
  ...(facts.counted ? [] : ["not_counted" as const]),
];

/** What a product and each of its weights lack to be sold. Pure. */
export const saleProblemsOf = (facts: ProductFacts, weights: readonly WeightFacts[]): SaleProblems => ({
  product: [...(weights.length === 0 ? ["no_weights" as const] : []), ...productProblemsOf(facts)],
  missing_texts: missingTexts(facts),
  variants: weights.map((weight) => ({
    id: weight.id,
    title: weight.title,
    problems: weightProblemsOf(weight),
  })),
});

/** All problems of a product and its weights, each once, in the order of the table. */
export const allProblems = ({ product, variants }: SaleProblems): SaleProblem[] =>
  saleProblems.filter((problem) =>
    [...product, ...variants.flatMap(({ problems }) => problems)].some((one) => one === problem),
  );

/** Whether a problem keeps goods out of the shop: in production each of them, in the demonstration only what makes a sale impossible. */
export const isForbidden = (problem: SaleProblem, production: boolean): boolean =>
  production || problem === "no_weights" || sellabilityProblems.includes(problem as SellabilityProblem);

/** Answer of `GET /admin/products/:id/sellability`. */
export interface SellabilityAnswer extends SaleProblems {
  /** Whether the shop sells in earnest, so that each problem keeps the product off sale. */
  production: boolean;
}
