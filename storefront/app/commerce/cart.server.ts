import type { CountryCode } from "@su-turrone/contract/country-rules";
import {
  newBrowserName,
  readCartRef,
  serializeCartRef,
  serializeWantedCode,
} from "~/platform/cookies.server";
import type { ShopContext } from "~/platform/shop.server";
import { change, changeCart, findCart, type CartResult } from "./cart-store.server";
import { fromAddress, toAddress } from "./cart-view";
import { removePromotionCode, tryCode } from "./discounts.server";
import type { Cart, CartError } from "./types";

export { readCart, type CartReading, type CartResult, type OrderedCart } from "./cart-store.server";

/** Takes a line out of the cart. A line that is not there any more is no error. */
export function removeLine(shop: ShopContext, lineId: string): Promise<CartResult> {
  return change(shop, async (cart) => {
    if (!cart.items?.some((item) => item.id === lineId)) return cart;
    return changeCart(shop, cart.id, `/line-items/${encodeURIComponent(lineId)}`, {}, "DELETE");
  });
}

/** Applies a code, whatever its case and surrounding space. One that does not apply yet is remembered. */
export async function applyCode(shop: ShopContext, code: string): Promise<CartResult> {
  return change(shop, async (cart) => {
    const problem = await tryCode(shop, cart.id, code);
    return problem ?? (await findCart(shop, cart.id)) ?? cart;
  }).then((result) => ({
    ...result,
    // the code asked for is told by the answer itself
    effects: result.effects.filter((effect) => !("code" in effect && sameCode(effect.code, code))),
  }));
}

const sameCode = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase();

/** Takes a code out of the cart, applied or waiting. */
export function removeCode(shop: ShopContext, code: string): Promise<CartResult> {
  return change(shop, async (cart) => {
    await removePromotionCode(shop, cart.id, code);
    return (await findCart(shop, cart.id)) ?? cart;
  });
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
  const count = (cart?.items ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
  if (!cart || count === 0) return null;
  const ref = await readCartRef(shop.request);
  const browser = (ref?.id === cart.id ? ref.browser : null) ?? newBrowserName();
  return new Headers([["Set-Cookie", await serializeCartRef({ id: cart.id, count, browser })]]);
}
