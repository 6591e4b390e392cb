import type { CartChangeRefusal, CodeStatus } from "@su-turrone/contract/cart-view";
import type { RefusalCode } from "@su-turrone/contract/refusals";
import { log } from "~/platform/log.server";
import type { ShopContext } from "~/platform/shop.server";
import { CommerceError } from "./client.server";
import { shownStock } from "./product-view";

/**
 * Why a change to the cart was refused, with the HTTP status: 4xx if the shopper can correct it, 503 if it is a problem
 * on our side. Each has a message in the three languages.
 */
export const cartErrorStatus = {
  sold_out: 409,
  not_enough_stock: 409,
  invalid_quantity: 422,
  too_many_packs: 422,
  unknown_variant: 404,
  unknown_line: 404,
  unknown_order: 404,
  nothing_left: 409,
  code_empty: 422,
  code_invalid: 422,
  code_not_applicable: 422,
  code_too_fast: 429,
  code_too_often: 429,
  too_many_carts: 429,
  cart_gone: 410,
  cart_ordered: 410,
  crowded: 503,
  unavailable: 503,
  invalid_request: 400,
} as const;

/** An error of commerce, a cart that is an order, or a form that no page of the shop sends. */
export type CartActionErrorCode = keyof typeof cartErrorStatus;

type CartErrorCode = Exclude<CartActionErrorCode, "cart_ordered" | "invalid_request">;

export interface CartError {
  code: CartErrorCode;
  /** With `not_enough_stock`: available quantity, if it may be shown (`shownStock`). */
  available?: number;
  /** With `crowded`, if a script may ask again: the place in the queue, and the ticket that keeps it. */
  queue?: { place: number; ticket: string };
  /** With `code_not_applicable`: the code in the owner's spelling, and the unmet condition. */
  waiting?: CodeStatus;
}

const errorCodes: Readonly<Record<RefusalCode, CartErrorCode>> = {
  cart_not_found: "cart_gone",
  cart_completed: "cart_gone",
  line_not_found: "unknown_line",
  // non-numbers are refused before the call, so here the quantity is too high together with what the cart holds
  quantity_invalid: "too_many_packs",
  variant_not_sellable: "unknown_variant",
  promotion_code_invalid: "code_invalid",
  stock_insufficient: "not_enough_stock",
};

/** Translates a refused change for the shopper; a low stock is reported with its number (`shownStock`). */
export function cartErrorOf(refusal: CartChangeRefusal): CartError {
  switch (refusal.code) {
    case "stock_insufficient": {
      const available = shownStock(refusal.available);
      if (available === null) return { code: "not_enough_stock" };
      return available === 0 ? { code: "sold_out" } : { code: "not_enough_stock", available };
    }
    case "code_not_applicable":
      return { code: "code_not_applicable", waiting: refusal.status };
    case "too_many_codes":
      return { code: "code_too_fast" };
    default:
      return { code: errorCodes[refusal.code] };
  }
}

/** Translates a failed cart call for the shopper. @throws the error itself if it is not a CommerceError */
export function toCartError(shop: ShopContext, error: unknown): CartError {
  if (!(error instanceof CommerceError)) throw error;
  const { kind, code, queue, ticket } = error;
  if (queue)
    return {
      code: "crowded",
      ...(queue !== "crowded" && ticket ? { queue: { place: queue.place, ticket } } : {}),
    };
  log.info({ requestId: shop.requestId, kind, reason: error.message }, "cart change refused");
  return { code: kind !== "refused" || code === null ? "unavailable" : errorCodes[code] };
}
