/**
 * Why a weight of a product cannot be sold. Without grams there is no price per kilogram (Directive 98/6/EC); without a
 * product type commerce would apply the standard VAT rate instead of the rate for food.
 */
export const sellabilityProblems = ["no_price", "no_grams", "no_vat_kind"] as const;

export type SellabilityProblem = (typeof sellabilityProblems)[number];

/** Properties of a weight that decide whether it can be sold. */
export interface SellabilityFacts {
  /** Price of one pack in cents; null if there is none in the shop's currency. 0 counts as none: the field is empty. */
  cents: number | null;
  /** Net weight; null or 0 if not entered by the owner. */
  grams: number | null;
  /** The product's type, which determines the VAT rate. */
  typeId: string | null;
}

const isPresent: Readonly<Record<SellabilityProblem, (facts: SellabilityFacts) => boolean>> = {
  no_price: ({ cents }) => cents === null || cents <= 0,
  no_grams: ({ grams }) => grams === null || grams < 1,
  no_vat_kind: ({ typeId }) => typeId === null,
};

/** All reasons why a weight cannot be sold, in the order of the table. */
export const problemsOf = (facts: SellabilityFacts): SellabilityProblem[] =>
  sellabilityProblems.filter((problem) => isPresent[problem](facts));

/** Whether a weight is offered and can be added to a cart. */
export const isSellable = (facts: SellabilityFacts): boolean => problemsOf(facts).length === 0;
