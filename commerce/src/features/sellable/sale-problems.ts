import {
  problemsOf,
  sellabilityProblems,
  type SellabilityFacts,
  type SellabilityProblem,
} from "@su-turrone/contract/sellability";
import { missingParts } from "../../modules/food-labels/label";
import type { LabelData } from "../../modules/food-labels/label-types";
import { languages, type Language } from "../../platform/languages";
import { pricesApart, type PricesApart } from "./price-jumps";

/** Why a variant must not be sold; those of the contract also apply in the demo. */
export const weightProblems = [...sellabilityProblems, "not_counted"] as const;

export type WeightProblem = (typeof weightProblems)[number];

/**
 * Why a product as a whole must not be sold: no variant, a name or description missing in a language, or food
 * information that is missing, incomplete or made up (Reg. (EU) No 1169/2011, articles 9 and 14).
 */
export const productProblems = [
  "no_weights",
  "no_language",
  "label_missing",
  "label_incomplete",
  "label_demo",
] as const;

export type ProductProblem = (typeof productProblems)[number];

export type SaleProblem = WeightProblem | ProductProblem;

/** All problems, in display order. */
export const saleProblems: readonly SaleProblem[] = [...productProblems, ...weightProblems];

/** The product texts required in every language. */
export const saleTexts = ["title", "description"] as const;

export interface MissingText {
  field: (typeof saleTexts)[number];
  language: Language;
}

/** Facts about a variant that determine whether it can be sold. */
export interface WeightFacts extends SellabilityFacts {
  id: string;
  /** Title given by the owner. */
  title: string;
  /** Whether stock is managed, so that selling stops with the last pack. */
  isStockManaged: boolean;
}

/** Facts about a product that determine whether it can be sold, besides its variants. */
export interface ProductFacts {
  texts: Readonly<Record<Language, Readonly<Record<MissingText["field"], string>>>>;
  label: LabelData | null;
}

export interface VariantProblems {
  id: string;
  title: string;
  /** Empty when it can be sold. */
  problems: WeightProblem[];
}

/** Everything that prevents a product from being sold, and prices to check. */
export interface SaleProblems {
  product: ProductProblem[];
  /** Details of `no_language`. */
  missing_texts: MissingText[];
  variants: VariantProblems[];
  /** Prices per kg that differ so much that one is probably a typing error, which does not prevent the sale. */
  prices_apart: PricesApart | null;
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

/** Problems of a product apart from its variants, in the order of the table. */
export function productProblemsOf(facts: ProductFacts): ProductProblem[] {
  const label = labelProblem(facts.label);
  return [...(missingTexts(facts).length > 0 ? ["no_language" as const] : []), ...(label ? [label] : [])];
}

const weightProblemsOf = (facts: WeightFacts): WeightProblem[] => [
  ...problemsOf(facts),
  ...(facts.isStockManaged ? [] : ["not_counted" as const]),
];

export const saleProblemsOf = (facts: ProductFacts, weights: readonly WeightFacts[]): SaleProblems => ({
  product: [...(weights.length === 0 ? ["no_weights" as const] : []), ...productProblemsOf(facts)],
  missing_texts: missingTexts(facts),
  variants: weights.map((weight) => ({
    id: weight.id,
    title: weight.title,
    problems: weightProblemsOf(weight),
  })),
  prices_apart: pricesApart(weights),
});

/** All problems of a product and its variants, without duplicates, in the order of the table. */
export const allProblems = ({ product, variants }: SaleProblems): SaleProblem[] =>
  saleProblems.filter((problem) =>
    [...product, ...variants.flatMap(({ problems }) => problems)].some((one) => one === problem),
  );

/**
 * Whether a problem blocks the sale: in production every problem, in the demo only those that make a sale impossible.
 */
export const isForbidden = (problem: SaleProblem, production: boolean): boolean =>
  production || problem === "no_weights" || sellabilityProblems.includes(problem as SellabilityProblem);

/** Response of `GET /admin/products/:id/sellability`. */
export interface SellabilityAnswer extends SaleProblems {
  /** Whether the shop runs in production, so that every problem blocks the sale. */
  production: boolean;
}
