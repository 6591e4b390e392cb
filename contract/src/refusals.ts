/** Error codes of a refused cart change, sent by commerce to the storefront. */
export const refusalCodes = [
  /** the cart does not exist */
  "cart_not_found",
  /** the cart has become an order */
  "cart_completed",
  /** the line is not in the cart */
  "line_not_found",
  /** the quantity is not between 1 and 99 */
  "quantity_invalid",
  /** the variant is unknown, not published or not complete enough to be sold */
  "variant_not_sellable",
  /** fewer packs in stock than requested */
  "stock_insufficient",
  /** the promotion code does not exist or is no longer valid */
  "promotion_code_invalid",
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** The refusal code in a message of commerce; null for any other message. */
export const refusalCodeOf = (message: string): RefusalCode | null =>
  refusalCodes.find((code) => code === message) ?? null;

/** Why a cart was not turned into an order. */
export type FinishRefusal =
  /** the cart does not exist */
  | "cart_gone"
  /** the shopper has to choose a payment method (again) */
  | "payment_missing"
  /** the chosen payment method is no longer offered; the payment has been reversed */
  | "method_withdrawn"
  /** the cart is no longer what the page showed, for the same total; see `changed` */
  | "cart_differs"
  /** declined, or cancelled at the bank or at PayPal */
  | "payment_failed"
  /** the provider is still checking; the order is created later without further action, or not at all */
  | "payment_pending"
  /** the order is still being created; poll without `press` for the outcome */
  | "order_queued"
  /** a payment method is chosen, but the button was not pressed: the awaited press never arrived */
  | "not_pressed"
  /** the total differs from the one shown or paid */
  | "price_changed"
  /** sold out in the meantime; reservations and payments have been reversed */
  | "not_enough_stock"
  /** too much would be reserved without payment: only by card or PayPal */
  | "transfer_limit"
  /** goods are off sale, have another price or can no longer be delivered; the payment has been reversed */
  | "cart_changed"
  /** outcome unknown; retrying is safe */
  | "unavailable";
