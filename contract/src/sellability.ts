/**
 * Why a weight of a product cannot be sold. Without grams there is no price per kilogram (directive 98/6/EC); without a
 * product type commerce would charge the standard rate of VAT instead of that of food.
 */
export const sellabilityProblems = ["no_price", "no_grams", "no_vat_kind"] as const;

/** One of `sellabilityProblems`. */
export type SellabilityProblem = (typeof sellabilityProblems)[number];

/** What is looked at of a weight. */
export interface SellabilityFacts {
  /** Price of one pack in cents; null where there is none in the shop's currency. 0 is none either: it is an empty field. */
  cents: number | null;
  /** Net weight; null or 0 where the owner has not given it. */
  grams: number | null;
  /** The product's type, which decides the rate of VAT. */
  typeId: string | null;
}

const isPresent: Readonly<Record<SellabilityProblem, (facts: SellabilityFacts) => boolean>> = {
  no_price: ({ cents }) => cents === null || cents <= 0,
  no_grams: ({ grams }) => grams === null || grams < 1,
  no_vat_kind: ({ typeId }) => typeId === null,
};

/** Everything a weight lacks to be sold, in the order of the table. */
export const problemsOf = (facts: SellabilityFacts): SellabilityProblem[] =>
  sellabilityProblems.filter((problem) => isPresent[problem](facts));

/** Whether a weight is offered and can be put into a cart. */
export const isSellable = (facts: SellabilityFacts): boolean => problemsOf(facts).length === 0;
