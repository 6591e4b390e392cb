import type { HttpTypes } from "@medusajs/types";
import { log } from "~/platform/log.server";
import type { ShopContext } from "~/platform/shop.server";
import { callOrNull, CommerceError } from "./client.server";
import type { CartError } from "./types";

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

/**
 * What a refusal of commerce means to a shopper. Medusa gives a type and an English sentence, no code; the
 * sentences are those of core-flows 2.21 and stand only here.
 * @param variantId the weight that was to be bought, to say how many there are
 */
export async function toCartError(shop: ShopContext, error: unknown, variantId?: string): Promise<CartError> {
  if (!(error instanceof CommerceError)) throw error;
  log.info({ requestId: shop.requestId, kind: error.kind, reason: error.message }, "cart change refused");
  if (error.kind !== "refused") return { code: "unavailable" };
  const { message } = error;
  if (/required inventory/.test(message)) return stockError(shop, variantId);
  if (/promotion code .* is invalid/.test(message)) return { code: "code_invalid" };
  if (/quantity/i.test(message)) return { code: "invalid_quantity" };
  if (/already completed/.test(message) || /: Cart\b.*not found/i.test(message)) {
    return { code: "cart_gone" };
  }
  if (/variant/i.test(message)) return { code: "unknown_variant" };
  if (error.status === 404 || /line item/i.test(message)) return { code: "unknown_line" };
  return { code: "unavailable" };
}
