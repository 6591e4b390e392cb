/** Why a change of a cart was refused, as commerce tells it to the storefront. */
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

/** One of them. */
export type RefusalCode = (typeof refusalCodes)[number];

/** The code commerce answered with; null for every other message. */
export const refusalCodeOf = (message: string): RefusalCode | null =>
  refusalCodes.find((code) => code === message) ?? null;

/** Why a cart did not become an order. */
export type FinishRefusal =
  /** there is no such cart */
  | "cart_gone"
  /** the shopper has to choose a way to pay (again) */
  | "payment_missing"
  /** another way to pay was chosen meanwhile than the page showed */
  | "payment_changed"
  /** declined, or given up at the bank or at PayPal */
  | "payment_failed"
  /** the provider still checks; the order follows by itself or not at all */
  | "payment_pending"
  /** the order is being made and takes its time; what becomes of it is told to who asks again without pressing */
  | "order_queued"
  /** a way to pay is chosen, and nobody has pressed the button: a press that was waited for has never arrived */
  | "not_pressed"
  /** the total is not the one that was shown or paid */
  | "price_changed"
  /** sold meanwhile; whatever was reserved or taken has been given back */
  | "not_enough_stock"
  /** off sale, at another price or not to be delivered by now; what was paid has been given back */
  | "cart_changed"
  /** nobody knows; asking again is safe */
  | "unavailable";
