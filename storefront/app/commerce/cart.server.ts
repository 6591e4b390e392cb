import type { CountryCode } from "@su-turrone/contract/country-rules";
import {
  newBrowserName,
  readCartRef,
  serializeCartRef,
  serializeWantedCode,
} from "~/platform/cookies.server";
import { countFailure, failureDelay } from "~/platform/rate-limits.server";
import type { ShopContext } from "~/platform/shop.server";
import { change } from "./cart-changes.server";
import { findCart, readCart, type CartResult } from "./cart-store.server";
import type { Cart, CartError } from "./types";

export { readCart, type CartReading, type CartResult, type OrderedCart } from "./cart-store.server";

/** Takes a line out of the cart. A line that is not there any more is no error. */
export const removeLine = (shop: ShopContext, lineId: string): Promise<CartResult> =>
  change(shop, { type: "remove", line_id: lineId });

/**
 * Applies a code, whatever its case and surrounding space. One that does not apply yet is remembered. Wrong codes are counted,
 * here for the visitor and in commerce for the cart; whoever has tried too many gets no answer.
 */
export async function applyCode(shop: ShopContext, code: string): Promise<CartResult> {
  if ((await failureDelay("wrongCode", shop.clientIp)) > 0) {
    const { cart, headers } = await readCart(shop);
    return { cart, headers, error: { code: "code_too_often" }, effects: [], taken: [] };
  }
  const result = await change(shop, { type: "apply_code", code });
  if (result.error?.code === "code_invalid") await countFailure("wrongCode", shop.clientIp);
  return result;
}

/** Takes a code out of the cart, applied or waiting. */
export const removeCode = (shop: ShopContext, code: string): Promise<CartResult> =>
  change(shop, { type: "remove_code", code });

/** The country shipping and VAT are worked out for. An address already given is kept, but for its country. */
export const setCountry = (shop: ShopContext, country: CountryCode): Promise<CartResult> =>
  change(shop, { type: "set_country", country });

/** What came of opening a link with a code. */
export interface LinkedCode {
  /** null: the code is in the cart now. */
  error: CartError | null;
  /** There is no cart yet; the code waits for one. */
  kept: boolean;
  cart: Cart | null;
  headers: Headers;
}

/** Applies the code of a link; without a cart it is remembered until there is one. */
export async function takeLinkedCode(shop: ShopContext, code: string): Promise<LinkedCode> {
  const result = await applyCode(shop, code);
  const { error, cart, headers } = result;
  if (error?.code !== "cart_gone") return { error, kept: false, cart, headers };
  headers.append("Set-Cookie", await serializeWantedCode(code));
  return { error: null, kept: true, cart: null, headers };
}

/**
 * Makes the cart of a link the cart of this browser.
 * @returns the cookie to send; null when the cart is gone, empty or has become an order
 * @throws CommerceError
 */
export async function adoptCart(shop: ShopContext, cartId: string): Promise<Headers | null> {
  const cart = await findCart(shop, cartId);
  if (!cart || cart.count === 0) return null;
  const ref = await readCartRef(shop.request);
  const browser = (ref?.id === cart.id ? ref.browser : null) ?? newBrowserName();
  return new Headers([["Set-Cookie", await serializeCartRef({ id: cart.id, count: cart.count, browser })]]);
}
