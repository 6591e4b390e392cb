import type { HttpTypes } from "@medusajs/types";
import { log } from "~/platform/log.server";
import type { ShopContext } from "~/platform/shop.server";
import { callOrNull, CommerceError } from "./client.server";
import type { RefusalCode } from "@su-turrone/contract/refusals";
import type { CartError, CartErrorCode } from "./types";

/** How many of a weight can be bought now; null when that is not counted or the weight is unknown. */
async function availableOf(shop: ShopContext, variantId: string): Promise<number | null> {
  const answer = await callOrNull<HttpTypes.StoreProductVariantResponse>(
    shop,
    `/store/product-variants/${encodeURIComponent(variantId)}`,
    { query: { fields: "id,+inventory_quantity,+manage_inventory" } },
  );
  const quantity = answer?.variant.inventory_quantity;
  return typeof quantity === "number" ? Math.max(0, quantity) : null;
}

async function stockError(shop: ShopContext, variantId: string | undefined): Promise<CartError> {
  const available = variantId ? await availableOf(shop, variantId) : null;
  if (available === null) return { code: "not_enough_stock" };
  return available === 0 ? { code: "sold_out" } : { code: "not_enough_stock", available };
}

/** What the shopper is told for each code of commerce; stock is told with how many there are. */
const errors: Readonly<Record<Exclude<RefusalCode, "stock_insufficient">, CartErrorCode>> = {
  cart_not_found: "cart_gone",
  cart_completed: "cart_gone",
  line_not_found: "unknown_line",
  quantity_invalid: "invalid_quantity",
  variant_not_sellable: "unknown_variant",
  promotion_code_invalid: "code_invalid",
};

/**
 * What a refusal of commerce means to a shopper.
 * @param variantId the weight that was to be bought, to say how many there are
 * @throws what is no CommerceError
 */
export async function toCartError(shop: ShopContext, error: unknown, variantId?: string): Promise<CartError> {
  if (!(error instanceof CommerceError)) throw error;
  const { kind, code } = error;
  log.info({ requestId: shop.requestId, kind, reason: error.message }, "cart change refused");
  if (kind !== "refused" || code === null) return { code: "unavailable" };
  return code === "stock_insufficient" ? stockError(shop, variantId) : { code: errors[code] };
}
