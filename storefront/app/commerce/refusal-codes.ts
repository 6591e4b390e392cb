/** Why commerce refused a change of a cart; the list is commerce's, in src/platform/refusal-codes.ts. */
export const refusalCodes = [
  "cart_not_found",
  "cart_completed",
  "line_not_found",
  "quantity_invalid",
  "variant_not_sellable",
  "stock_insufficient",
  "promotion_code_invalid",
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** The code commerce answered with; null for every other message. */
export const refusalCodeOf = (message: string): RefusalCode | null =>
  refusalCodes.find((code) => code === message) ?? null;
