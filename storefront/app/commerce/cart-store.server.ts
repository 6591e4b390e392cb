import type { HttpTypes } from "@medusajs/types";
import { localeOf, type Language } from "~/i18n/languages";
import {
  namesCart,
  newBrowserName,
  readCartRef,
  serializeCartRef,
  serializeOrderIds,
  type CartRef,
} from "~/platform/cookies.server";
import type { ShopContext } from "~/platform/shop.server";
import { toCartError } from "./cart-errors.server";
import { withCartLock, whenSettled } from "./cart-lock.server";
import { cartPath } from "./cart-path";
import { toCart, toLine } from "./cart-view";
import { call, callOrNull, CommerceError } from "./client.server";
import { appliedCodes, needsRefresh, refreshPromotions } from "./discounts.server";
import type { CartViewAnswer } from "@su-turrone/contract/cart-view";
import { toCents } from "@su-turrone/contract/money";
import type { CountryCode } from "@su-turrone/contract/country-rules";
import { regionId } from "./region.server";
import type { Cart, CartError, CartLine, SideEffect } from "./types";

/** Country the shipping price is shown for until the shopper says otherwise. */
const countryOfLanguage: Readonly<Record<Language, CountryCode>> = { de: "de", it: "it", en: "gb" };

/** What came of a change: the cart as it is now, why it failed if it did, and the cookie to send. */
export interface CartResult {
  cart: Cart | null;
  error: CartError | null;
  /** What else the change brought about. */
  effects: SideEffect[];
  /** Lines that were in the cart before the change and are not any more, to be able to put them back. */
  taken: CartLine[];
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
const gone = (): CartResult => emptyResult({ code: "cart_gone" });

export type StoreCart = HttpTypes.StoreCart;

/** Extra fields of a cart beyond the ones commerce sends by itself. */
const cartFields = "+items.original_total,+items.variant.weight,+metadata";

/** A cart as commerce has it; null when there is none, or it became an order. @throws CommerceError */
export async function findCart(shop: ShopContext, id: string): Promise<StoreCart | null> {
  const answer = await callOrNull<HttpTypes.StoreCartResponse>(shop, cartPath(id), {
    query: { fields: cartFields },
  });
  const cart = answer?.cart as (StoreCart & { completed_at?: string | null }) | undefined;
  return cart && !cart.completed_at ? cart : null;
}

/** The cart of this browser as commerce has it; null when there is none, or it became an order. */
export async function loadCart(shop: ShopContext): Promise<StoreCart | null> {
  const ref = await readCartRef(shop.request);
  return ref ? findCart(shop, ref.id) : null;
}

/** A new cart with its first line, in the page's language, for the language's country. */
export async function createCart(shop: ShopContext, variantId: string, quantity: number): Promise<StoreCart> {
  const { cart } = await call<HttpTypes.StoreCartResponse>(shop, "/store/carts", {
    method: "POST",
    body: {
      region_id: await regionId(shop),
      locale: localeOf[shop.language],
      shipping_address: { country_code: countryOfLanguage[shop.language] },
      items: [{ variant_id: variantId, quantity }],
    },
    query: { fields: cartFields },
  });
  return cart;
}

/** The shop has one way of shipping; a cart gets it as soon as it has a country, so its total is whole. */
async function withShipping(shop: ShopContext, cart: StoreCart): Promise<StoreCart> {
  if ((cart.shipping_methods?.length ?? 0) > 0 || (cart.items?.length ?? 0) === 0) return cart;
  const { shipping_options: options } = await call<HttpTypes.StoreShippingOptionListResponse>(
    shop,
    "/store/shipping-options",
    { query: { cart_id: cart.id, fields: "id" } },
  );
  const option = options[0];
  if (!option) return cart;
  return changeCart(shop, cart.id, "/shipping-methods", { option_id: option.id });
}

/** POSTs a change to a cart and gives the cart after it. @throws CommerceError */
export async function changeCart(
  shop: ShopContext,
  cartId: string,
  below: string,
  body: Record<string, unknown>,
  method: "POST" | "DELETE" = "POST",
): Promise<StoreCart> {
  type Answer = { cart?: StoreCart; parent?: StoreCart };
  const answer = await call<Answer>(shop, cartPath(cartId, below), {
    method,
    body,
    query: { fields: cartFields },
  });
  return answer.cart ?? answer.parent ?? (await sameCart(shop, cartId));
}

/** A cart that was there a moment ago. @throws CommerceError */
async function sameCart(shop: ShopContext, cartId: string): Promise<StoreCart> {
  const { cart } = await call<HttpTypes.StoreCartResponse>(shop, cartPath(cartId), {
    query: { fields: cartFields },
  });
  return cart;
}

/** A cart or the order it has become, as commerce answers it in one call; null when there is no such cart. @throws CommerceError */
function findView(shop: ShopContext, { id, browser }: Pick<CartRef, "id" | "browser">) {
  const query = browser ? { browser } : {};
  return callOrNull<CartViewAnswer>(shop, cartPath(id, "/view"), { query });
}

/** The cart as pages show it, with what its products cost and hold now; null when it is gone. @throws CommerceError */
async function readView(shop: ShopContext, id: string): Promise<Cart | null> {
  const answer = await findView(shop, { id });
  return answer?.cart ? toCart(answer.cart, countryOfLanguage[shop.language]) : null;
}

/** Lines that have taken on today's price. */
function repriced(before: StoreCart | null, after: Cart): SideEffect[] {
  const then = new Map(before?.items?.map((item) => [item.id, toCents(item.unit_price)]));
  return after.lines
    .filter((line) => (then.get(line.id) ?? line.unitPrice) !== line.unitPrice)
    .map((line) => ({ kind: "price", name: line.name, price: line.unitPrice }));
}

/**
 * The answer after a change that went well, with the cookie that remembers cart and count: shipping is there, and the codes
 * are brought up to date, because commerce drops one without a word when it stops to apply.
 * @param before the cart before the change
 */
export async function success(
  shop: ShopContext,
  before: StoreCart | null,
  after: StoreCart,
): Promise<CartResult> {
  const cart = await withShipping(shop, after);
  let effects: SideEffect[] = [];
  if (needsRefresh(cart)) {
    effects = await refreshPromotions(shop, cart.id, before ? appliedCodes(before) : []);
  }
  const view = await readView(shop, cart.id);
  if (!view) return gone();
  effects.push(...repriced(before, view));
  const taken = (before?.items ?? [])
    .filter(({ id }) => !view.lines.some((line) => line.id === id))
    .map((item) => toLine(item, undefined));
  return { cart: view, error: null, effects, taken, headers: await remembering(shop, view) };
}

async function remembering(shop: ShopContext, { id, count }: Cart): Promise<Headers> {
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
  headers: Headers;
}

/** The cart of this browser. Never fails for a bad cookie. @throws CommerceError when commerce is away */
export async function readCart(shop: ShopContext): Promise<CartReading> {
  const none = { cart: null, lost: false, ordered: null };
  if (!namesCart(shop.request)) return { ...none, headers: new Headers() };
  const ref = await readCartRef(shop.request);
  if (ref) await whenSettled(ref.id);
  const answer = ref && (await findView(shop, ref));
  if (!answer?.cart) {
    const ordered = orderedOf(answer);
    const headers = await afterOrder(shop, ordered?.here ? ordered.id : null);
    return { ...none, lost: ordered === null, ordered, headers };
  }
  const cart = toCart(answer.cart, countryOfLanguage[shop.language]);
  return { ...none, cart, headers: await remembering(shop, cart) };
}

/** Whether commerce may have acted although its answer did not say so. */
export const isUncertain = (error: unknown): boolean =>
  error instanceof CommerceError && error.kind !== "refused";

/** The answer after a change that failed, with the cart as it is now, as far as commerce says. */
export async function failure(
  shop: ShopContext,
  before: StoreCart,
  failed: unknown,
  variantId?: string,
): Promise<CartResult> {
  const error = await toCartError(shop, failed, variantId);
  if (error.code === "cart_gone") return emptyResult(error);
  try {
    const view = await readView(shop, before.id);
    if (!view) return gone();
    return { ...emptyResult(error, await remembering(shop, view)), cart: view };
  } catch (again) {
    if (again instanceof CommerceError) return emptyResult(error);
    throw again;
  }
}

/**
 * Runs a change on the cart of this browser, one at a time, and says in the shop's words what came of it.
 * @param run gives the cart after the change, or why it cannot be made
 * @param variantOf the weight a refusal for stock would be about
 */
export async function change(
  shop: ShopContext,
  run: (cart: StoreCart) => Promise<StoreCart | CartError>,
  variantOf: (cart: StoreCart) => string | undefined = () => undefined,
): Promise<CartResult> {
  const ref = await readCartRef(shop.request);
  if (!ref) return gone();
  const changed = withCartLock(ref.id, async () => {
    const cart = await loadOrError(shop);
    if (!cart) return gone();
    if ("code" in cart) return emptyResult(cart);
    try {
      const after = await run(cart);
      if (!("code" in after)) return await success(shop, cart, after);
      const settled = await success(shop, cart, await sameCart(shop, cart.id));
      return { ...settled, error: after };
    } catch (error) {
      return failure(shop, cart, error, variantOf(cart));
    }
  });
  return changed.catch(async (error: unknown) => emptyResult(await toCartError(shop, error)));
}

/** The cart of this browser, null when it is gone, or that commerce is away. */
export async function loadOrError(shop: ShopContext): Promise<StoreCart | CartError | null> {
  try {
    return await loadCart(shop);
  } catch (error) {
    return toCartError(shop, error);
  }
}
