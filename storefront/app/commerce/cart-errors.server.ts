import type { CartChangeRefusal } from "@su-turrone/contract/cart-view";
import type { RefusalCode } from "@su-turrone/contract/refusals";
import { log } from "~/platform/log.server";
import type { ShopContext } from "~/platform/shop.server";
import { CommerceError } from "./client.server";
import { shownStock } from "./product-view";
import type { CartError, CartErrorCode } from "./types";

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
