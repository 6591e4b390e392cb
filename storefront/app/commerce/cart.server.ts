import type { ShopContext } from "~/platform/shop.server";
import { addToCart, change, changeCart, type CartResult } from "./cart-store.server";
import { fromAddress, toAddress } from "./cart-view";
import { maxQuantity, type CountryCode } from "./types";

export { readCart, type CartReading, type CartResult } from "./cart-store.server";

const isQuantity = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= maxQuantity;

const refused = (code: "invalid_quantity" | "code_empty"): CartResult => ({
  cart: null,
  error: { code },
  headers: new Headers(),
});

/** Puts packs of a weight into the cart of this browser; begins a cart when there is none. */
export function addLine(shop: ShopContext, variantId: string, quantity: number): Promise<CartResult> {
  return isQuantity(quantity)
    ? addToCart(shop, variantId, quantity)
    : Promise.resolve(refused("invalid_quantity"));
}

/** Sets the number of packs of a line, 1 to 99. */
export function setQuantity(shop: ShopContext, lineId: string, quantity: number): Promise<CartResult> {
  if (!isQuantity(quantity)) return Promise.resolve(refused("invalid_quantity"));
  return change(
    shop,
    (cart) => changeCart(shop, cart.id, `/line-items/${encodeURIComponent(lineId)}`, { quantity }),
    (cart) => cart.items?.find((item) => item.id === lineId)?.variant_id,
  );
}

/** Takes a line out of the cart. A line that is not there any more is no error. */
export function removeLine(shop: ShopContext, lineId: string): Promise<CartResult> {
  return change(shop, async (cart) => {
    if (!cart.items?.some((item) => item.id === lineId)) return cart;
    return changeCart(shop, cart.id, `/line-items/${encodeURIComponent(lineId)}`, {}, "DELETE");
  });
}

/** Applies a code, whatever its case and surrounding space. */
export async function applyCode(shop: ShopContext, input: string): Promise<CartResult> {
  const code = input.trim().toUpperCase();
  if (code === "") return refused("code_empty");
  const result = await change(shop, (cart) =>
    changeCart(shop, cart.id, "/promotions", { promo_codes: [code] }),
  );
  if (result.error || !result.cart) return result;
  // commerce answers 200 and leaves a known code out when it does not apply
  const applied = result.cart.codes.some((c) => c.code === code);
  return applied ? result : { ...result, error: { code: "code_not_applicable" } };
}

/** Takes a code out of the cart. */
export function removeCode(shop: ShopContext, code: string): Promise<CartResult> {
  return change(shop, (cart) => changeCart(shop, cart.id, "/promotions", { promo_codes: [code] }, "DELETE"));
}

/** The country shipping and VAT are worked out for. An address already given is kept, but for its country. */
export function setCountry(shop: ShopContext, country: CountryCode): Promise<CartResult> {
  return change(shop, (cart) => {
    const known = toAddress(cart.shipping_address);
    return changeCart(shop, cart.id, "", {
      shipping_address: known ? fromAddress({ ...known, country }) : { country_code: country },
    });
  });
}
