import type { CountryCode } from "@su-turrone/contract/country-rules";
import {
  newBrowserName,
  readCartRef,
  serializeCartRef,
  serializePendingCode,
} from "~/platform/cookies.server";
import { countFailure, failureDelay } from "~/platform/rate-limits.server";
import type { ShopContext } from "~/platform/shop.server";
import { changeOwnCart } from "./cart-changes.server";
import { findCart, readCart, type CartResult } from "./cart-store.server";
import type { Cart, CartError } from "./types";

export {
  readCart,
  type CartReading,
  type CartReadingOptions,
  type CartResult,
  type OrderedCart,
} from "./cart-store.server";

/** Removes a line from the cart. A line that no longer exists is not an error. */
export const removeLine = (shop: ShopContext, lineId: string): Promise<CartResult> =>
  changeOwnCart(shop, { type: "remove", line_id: lineId });

/**
 * Applies a code, ignoring case and surrounding whitespace. A code that does not apply yet is remembered. Wrong codes
 * are counted, here per visitor and in commerce per cart; after too many, codes are no longer checked.
 */
export async function applyCode(shop: ShopContext, code: string): Promise<CartResult> {
  if ((await failureDelay("wrongCode", shop.clientIp)) > 0) {
    const { cart, headers } = await readCart(shop);
    return { cart, headers, error: { code: "code_too_often" }, effects: [], removedLines: [] };
  }
  const result = await changeOwnCart(shop, { type: "apply_code", code });
  if (result.error?.code === "code_invalid") await countFailure("wrongCode", shop.clientIp);
  return result;
}

/** Removes a code from the cart, applied or waiting. */
export const removeCode = (shop: ShopContext, code: string): Promise<CartResult> =>
  changeOwnCart(shop, { type: "remove_code", code });

/** Sets the country used to calculate shipping and VAT. An existing address keeps everything but its country. */
export const setCountry = (shop: ShopContext, country: CountryCode): Promise<CartResult> =>
  changeOwnCart(shop, { type: "set_country", country });

export interface LinkedCode {
  /** null if the code is now in the cart. */
  error: CartError | null;
  /** There is no cart yet; the code is remembered for the next one. */
  remembered: boolean;
  cart: Cart | null;
  headers: Headers;
}

/** Applies the code of a link; without a cart it is remembered until there is one. */
export async function applyLinkedCode(shop: ShopContext, code: string): Promise<LinkedCode> {
  const result = await applyCode(shop, code);
  const { error, cart, headers } = result;
  if (error?.code !== "cart_gone") return { error, remembered: false, cart, headers };
  headers.append("Set-Cookie", await serializePendingCode(code));
  return { error: null, remembered: true, cart: null, headers };
}

/**
 * Makes the cart of a link the cart of this browser.
 * @returns the cookie to set; null if the cart is gone, empty or has become an order
 * @throws CommerceError
 */
export async function adoptCart(shop: ShopContext, cartId: string): Promise<Headers | null> {
  const cart = await findCart(shop, cartId);
  if (!cart || cart.count === 0) return null;
  const ref = await readCartRef(shop.request);
  const browser = (ref?.id === cart.id ? ref.browser : null) ?? newBrowserName();
  return new Headers([["Set-Cookie", await serializeCartRef({ id: cart.id, count: cart.count, browser })]]);
}
