import type { HttpTypes } from "@medusajs/types";
import AsyncLock from "async-lock";
import type { Language } from "~/i18n/languages";
import { localeOf } from "~/i18n/languages";
import { readCartRef, serializeCartRef } from "~/platform/cookies.server";
import type { ShopContext } from "~/platform/shop.server";
import { toCartError } from "./cart-errors.server";
import { cartFields, toCart } from "./cart-view";
import { fullProducts } from "./catalogue.server";
import { call, callOrNull } from "./client.server";
import { regionId } from "./region.server";
import type { Cart, CartError, CountryCode } from "./types";

/** Country the shipping price is shown for until the shopper says otherwise. */
const countryOfLanguage: Readonly<Record<Language, CountryCode>> = { de: "de", it: "it", en: "gb" };

/** What came of a change: the cart as it is now, why it failed if it did, and the cookie to send. */
export interface CartResult {
  cart: Cart | null;
  error: CartError | null;
  headers: Headers;
}

type StoreCart = HttpTypes.StoreCart;

/**
 * Commerce locks a cart for the time of a change and refuses the next after two seconds; changes of one cart
 * from one storefront therefore wait for each other here.
 */
const lock = new AsyncLock({ timeout: 20_000, maxPending: 50 });

/** The cart of this browser as commerce has it; null when there is none, or it became an order. */
export async function loadCart(shop: ShopContext): Promise<StoreCart | null> {
  const ref = await readCartRef(shop.request);
  if (!ref) return null;
  const answer = await callOrNull<HttpTypes.StoreCartResponse>(shop, cartPath(ref.id), {
    query: { fields: cartFields },
  });
  const cart = answer?.cart as (StoreCart & { completed_at?: string | null }) | undefined;
  return cart && !cart.completed_at ? cart : null;
}

/** Path of a cart, or of something below it. */
export const cartPath = (id: string, below = ""): string => `/store/carts/${encodeURIComponent(id)}${below}`;

/** A new cart with its first line, in the page's language, for the language's country. */
async function createCart(shop: ShopContext, variantId: string, quantity: number): Promise<StoreCart> {
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
  return withShipping(shop, cart);
}

/** The shop has one way of shipping; a cart gets it as soon as it has a country, so its total is whole. */
export async function withShipping(shop: ShopContext, cart: StoreCart): Promise<StoreCart> {
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
  const cart = answer.cart ?? answer.parent;
  if (cart) return cart;
  const fresh = await call<HttpTypes.StoreCartResponse>(shop, cartPath(cartId), {
    query: { fields: cartFields },
  });
  return fresh.cart;
}

/** The cart as pages show it, with what its products cost and hold now. */
export async function viewOf(shop: ShopContext, cart: StoreCart): Promise<Cart> {
  const ids = [...new Set((cart.items ?? []).flatMap((i) => (i.product_id ? [i.product_id] : [])))];
  const products = await fullProducts(shop, { ids });
  return toCart(cart, products, countryOfLanguage[shop.language]);
}

/** The answer after a change that went well, with the cookie that remembers cart and count. */
async function success(shop: ShopContext, cart: StoreCart): Promise<CartResult> {
  const view = await viewOf(shop, cart);
  const headers = new Headers();
  headers.append("Set-Cookie", await serializeCartRef({ id: view.id, count: view.count }));
  return { cart: view, error: null, headers };
}

/** The cart of this browser, or what to say when its cookie names none that can be used. */
export interface CartReading {
  cart: Cart | null;
  /** The cookie named a cart that is gone, became an order or was mangled: the shopper is told. */
  lost: boolean;
  headers: Headers;
}

/** The cart of this browser. Never fails for a bad cookie. @throws CommerceError when commerce is away */
export async function readCart(shop: ShopContext): Promise<CartReading> {
  const named = /(?:^|;\s*)(?:__Host-)?cart=[^;]/.test(shop.request.headers.get("Cookie") ?? "");
  if (!named) return { cart: null, lost: false, headers: new Headers() };
  const cart = await loadCart(shop);
  if (!cart) {
    return { cart: null, lost: true, headers: new Headers([["Set-Cookie", await serializeCartRef(null)]]) };
  }
  return { lost: false, ...(await success(shop, cart)) };
}

/**
 * Runs a change on the cart of this browser, one at a time, and says in the shop's words what came of it.
 * @param variantId the weight a refusal for stock would be about
 */
export async function change(
  shop: ShopContext,
  run: (cart: StoreCart) => Promise<StoreCart>,
  variantOf: (cart: StoreCart) => string | undefined = () => undefined,
): Promise<CartResult> {
  const ref = await readCartRef(shop.request);
  return lock.acquire(ref?.id ?? "none", async () => {
    const cart = await loadCart(shop);
    if (!cart) return gone();
    try {
      return await success(shop, await withShipping(shop, await run(cart)));
    } catch (error) {
      const reason = await toCartError(shop, error, variantOf(cart));
      return { cart: await viewOf(shop, cart), error: reason, headers: new Headers() };
    }
  });
}

/** Adds to the cart of this browser, or begins one; a cart that is gone is replaced. */
export async function addToCart(shop: ShopContext, variantId: string, quantity: number): Promise<CartResult> {
  const ref = await readCartRef(shop.request);
  const add = async (): Promise<CartResult> => {
    const cart = await loadCart(shop);
    try {
      const changed = cart
        ? await changeCart(shop, cart.id, "/line-items", { variant_id: variantId, quantity })
        : await createCart(shop, variantId, quantity);
      return await success(shop, await withShipping(shop, changed));
    } catch (error) {
      const reason = await toCartError(shop, error, variantId);
      return { cart: cart ? await viewOf(shop, cart) : null, error: reason, headers: new Headers() };
    }
  };
  return ref ? lock.acquire(ref.id, add) : add();
}

async function gone(): Promise<CartResult> {
  const headers = new Headers([["Set-Cookie", await serializeCartRef(null)]]);
  return { cart: null, error: { code: "cart_gone" }, headers };
}
