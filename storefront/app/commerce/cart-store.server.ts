import type { CartViewAnswer } from "@su-turrone/contract/cart-view";
import type { CountryCode } from "@su-turrone/contract/country-rules";
import type { Language } from "~/i18n/languages";
import {
  hasCartCookie,
  newBrowserName,
  readCartRef,
  serializeCartRef,
  serializeOrderIds,
  type CartRef,
} from "~/platform/cookies.server";
import type { ShopContext } from "~/platform/shop.server";
import { waitForCartChanges } from "./cart-lock.server";
import { cartPath } from "./cart-path";
import { toCart } from "./cart-view";
import { callOrNull } from "./client.server";
import type { Cart, CartError, SideEffect, RemovedLine } from "./types";

/** Country the shipping price is shown for until the shopper says otherwise. */
export const countryOfLanguage: Readonly<Record<Language, CountryCode>> = { de: "de", it: "it", en: "gb" };

/** What came of a change: the cart as it is now, why it failed if it did, and the cookie to send. */
export interface CartResult {
  cart: Cart | null;
  error: CartError | null;
  /** What else the change brought about. */
  effects: SideEffect[];
  /** Lines that were in the cart before the change and are not any more, to be able to put them back. */
  taken: RemovedLine[];
  headers: Headers;
}

/** The answer to a change nothing came of. */
export const emptyResult = (error: CartError, headers = new Headers()): CartResult => ({
  cart: null,
  error,
  effects: [],
  taken: [],
  headers,
});

/** The answer when the cookie names no cart that can be changed; the cart page, which is next, says what became of it. */
export const cartGone = (): CartResult => emptyResult({ code: "cart_gone" });

/** A cart or the order it has become, as commerce answers it in one call; null when there is no such cart. @throws CommerceError */
function findView(shop: ShopContext, { id, browser }: Pick<CartRef, "id" | "browser">) {
  const query = browser ? { browser } : {};
  return callOrNull<CartViewAnswer>(shop, cartPath(id, "/view"), { query });
}

/** A cart as pages show it; null when it is gone, or became an order. @throws CommerceError */
export async function findCart(shop: ShopContext, id: string): Promise<Cart | null> {
  const answer = await findView(shop, { id });
  return answer?.cart ? toCart(answer.cart, countryOfLanguage[shop.language]) : null;
}

/** The cookie that remembers cart and count. */
export async function rememberingHeaders(shop: ShopContext, { id, count }: Cart): Promise<Headers> {
  const known = await readCartRef(shop.request);
  const browser = known?.id === id ? known.browser : newBrowserName();
  const ref: CartRef = { id, count, ...(browser ? { browser } : {}) };
  return new Headers([["Set-Cookie", await serializeCartRef(ref)]]);
}

/** The order a cart has become, as far as this browser may know it. */
export type OrderedCart =
  /** Its button was pressed here. */
  | { here: true; id: string; number: string }
  /** Somebody else ordered it, who shared the cart. */
  | { here: false };

const orderedOf = (answer: CartViewAnswer | null): OrderedCart | null => {
  if (!answer?.order) return null;
  const { id, number, mine } = answer.order;
  return mine ? { here: true, id, number: String(number) } : { here: false };
};

/** The order the cart of this browser has become; null when it has not. @throws CommerceError */
export async function findOrdered(shop: ShopContext): Promise<OrderedCart | null> {
  const ref = await readCartRef(shop.request);
  return ref ? orderedOf(await findView(shop, ref)) : null;
}

/** Cookies after a cart has become an order: this browser forgets the cart, and can open the order if it placed it. */
export async function afterOrder(shop: ShopContext, orderId: string | null): Promise<Headers> {
  const headers = new Headers([["Set-Cookie", await serializeCartRef(null)]]);
  if (orderId !== null) headers.append("Set-Cookie", await serializeOrderIds(shop.request, orderId));
  return headers;
}

/** The cart of this browser, or what to say when its cookie names none that can be used. */
export interface CartReading {
  cart: Cart | null;
  /** The cookie named a cart that is gone, became an order or was mangled: the shopper is told. */
  lost: boolean;
  /** The order it has become, where it has. */
  ordered: OrderedCart | null;
  /** Its order is being made, and nobody knows yet what becomes of it. */
  underWay: boolean;
  headers: Headers;
}

/** The cart of this browser. Never fails for a bad cookie. @throws CommerceError when commerce is away */
export async function readCart(shop: ShopContext): Promise<CartReading> {
  const none = { cart: null, lost: false, ordered: null, underWay: false };
  if (!hasCartCookie(shop.request)) return { ...none, headers: new Headers() };
  const ref = await readCartRef(shop.request);
  if (ref) await waitForCartChanges(ref.id);
  const answer = ref && (await findView(shop, ref));
  if (!answer?.cart) {
    if (answer?.under_way) return { ...none, underWay: true, headers: new Headers() };
    const ordered = orderedOf(answer);
    const headers = await afterOrder(shop, ordered?.here ? ordered.id : null);
    return { ...none, lost: ordered === null, ordered, headers };
  }
  const cart = toCart(answer.cart, countryOfLanguage[shop.language]);
  return { ...none, cart, headers: await rememberingHeaders(shop, cart) };
}
