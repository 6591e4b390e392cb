import type { RemovedLine, CartViewAnswer } from "@su-turrone/contract/cart-view";
import type { CountryCode } from "@su-turrone/contract/country-rules";
import { clientAddressHeader, type TransferLimit } from "@su-turrone/contract/payment-methods";
import type { Language } from "~/i18n/languages";
import {
  type CartRef,
  hasCartCookie,
  newBrowserName,
  readCartRef,
  serializeCartRef,
  serializeOrderRefs,
} from "~/platform/cookies.server";
import type { ShopContext } from "~/platform/shop.server";
import { waitForCartChanges } from "./change-queue.server";
import { toCart } from "./cart-view";
import { callOrNull } from "./client.server";
import type { CartError } from "./cart-errors.server";
import type { Cart, SideEffect } from "./types";

export const cartPath = (id: string, below = ""): string => `/store/carts/${encodeURIComponent(id)}${below}`;

/** Country the shipping price is shown for until the shopper chooses another. */
export const countryOfLanguage: Readonly<Record<Language, CountryCode>> = { de: "de", it: "it", en: "gb" };

export interface CartResult {
  cart: Cart | null;
  error: CartError | null;
  effects: SideEffect[];
  /** Lines removed by the change, so that they can be restored. */
  removedLines: RemovedLine[];
  headers: Headers;
}

export const emptyResult = (error: CartError, headers = new Headers()): CartResult => ({
  cart: null,
  error,
  effects: [],
  removedLines: [],
  headers,
});

/** Result when the cookie names no cart that can be changed; the cart page, which is shown next, explains why. */
export const cartGoneResult = (): CartResult => emptyResult({ code: "cart_gone" });

export interface CartReadingOptions {
  transferLimit?: boolean;
}

/** The cart or the order it has become, in one call; null if there is no such cart. @throws CommerceError */
function findView(
  shop: ShopContext,
  { id, browser }: Pick<CartRef, "id" | "browser">,
  more: CartReadingOptions = {},
) {
  const query = { ...(browser && { browser }), ...(more.transferLimit && { transfer_limit: "true" }) };
  const headers: Record<string, string> = more.transferLimit ? { [clientAddressHeader]: shop.clientIp } : {};
  return callOrNull<CartViewAnswer>(shop, cartPath(id, "/view"), { query, headers });
}

/** The cart as shown on pages; null if it is gone or became an order. @throws CommerceError */
export async function findCart(shop: ShopContext, id: string): Promise<Cart | null> {
  const answer = await findView(shop, { id });
  return answer?.cart ? toCart(answer.cart, countryOfLanguage[shop.language]) : null;
}

export async function cartCookieHeaders(shop: ShopContext, { id, count }: Cart): Promise<Headers> {
  const known = await readCartRef(shop.request);
  const browser = known?.id === id ? known.browser : newBrowserName();
  const ref: CartRef = { id, count, ...(browser ? { browser } : {}) };
  return new Headers([["Set-Cookie", await serializeCartRef(ref)]]);
}

/** The order a cart has become, as far as this browser may know it. */
export type OrderedCart =
  | { inThisBrowser: true; id: string; number: string }
  /** It was placed by somebody with whom the cart was shared. */
  | { inThisBrowser: false };

const toOrderedCart = (answer: CartViewAnswer | null): OrderedCart | null => {
  if (!answer?.order) return null;
  const { id, number, mine } = answer.order;
  return mine ? { inThisBrowser: true, id, number: String(number) } : { inThisBrowser: false };
};

/** The order the cart of this browser has become; null if it has not. @throws CommerceError */
export async function findOrderedCart(shop: ShopContext): Promise<OrderedCart | null> {
  const ref = await readCartRef(shop.request);
  return ref ? toOrderedCart(await findView(shop, ref)) : null;
}

/** Cookies after a cart has become an order: this browser forgets the cart, and can open the order if it placed it. */
export async function orderCookieHeaders(shop: ShopContext, orderId: string | null): Promise<Headers> {
  const headers = new Headers([["Set-Cookie", await serializeCartRef(null)]]);
  if (orderId !== null) headers.append("Set-Cookie", await serializeOrderRefs(shop.request, orderId));
  return headers;
}

export interface CartReading {
  cart: Cart | null;
  /** The cookie names a cart that is gone or became an order, or is malformed: the shopper is notified. */
  lost: boolean;
  ordered: OrderedCart | null;
  /** The order is being placed and its outcome is not known yet. */
  underWay: boolean;
  /** Why it may not be paid by bank transfer; null if it may, or if that was not asked. */
  transferLimit: TransferLimit | null;
  headers: Headers;
}

/** Reads the cart of this browser. Never fails for an invalid cookie. @throws CommerceError while commerce is down */
export async function readCart(shop: ShopContext, options: CartReadingOptions = {}): Promise<CartReading> {
  const emptyReading = { cart: null, lost: false, ordered: null, underWay: false, transferLimit: null };
  if (!hasCartCookie(shop.request)) return { ...emptyReading, headers: new Headers() };
  const ref = await readCartRef(shop.request);
  if (ref) await waitForCartChanges(ref.id);
  const answer = ref && (await findView(shop, ref, options));
  if (!answer?.cart) {
    if (answer?.under_way) return { ...emptyReading, underWay: true, headers: new Headers() };
    const ordered = toOrderedCart(answer);
    const headers = await orderCookieHeaders(shop, ordered?.inThisBrowser ? ordered.id : null);
    return { ...emptyReading, lost: ordered === null, ordered, headers };
  }
  const cart = toCart(answer.cart, countryOfLanguage[shop.language]);
  const transferLimit = answer.transfer_limit ?? null;
  return { ...emptyReading, cart, transferLimit, headers: await cartCookieHeaders(shop, cart) };
}
