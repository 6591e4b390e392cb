/**
 * Why a change of a cart was refused, as commerce tells it to the storefront. The storefront has the same list as a type
 * in app/commerce/refusal-codes.ts.
 */
export const refusalCodes = [
  /** there is no such cart */
  "cart_not_found",
  /** the cart has become an order */
  "cart_completed",
  /** the line is not in the cart */
  "line_not_found",
  /** a number of packs outside of 1 to 99 */
  "quantity_invalid",
  /** the variant is unknown, not published or not complete enough to be sold */
  "variant_not_sellable",
  /** fewer packs in stock than asked for */
  "stock_insufficient",
  /** there is no such promotion code, or it is no good any more */
  "promotion_code_invalid",
] as const;

export type RefusalCode = (typeof refusalCodes)[number];
