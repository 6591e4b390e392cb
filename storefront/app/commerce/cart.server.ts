import {
  namesCart,
  newBrowserName,
  readCartRef,
  readWantedCode,
  serializeCartRef,
  serializeWantedCode,
} from "~/platform/cookies.server";
import type { ShopContext } from "~/platform/shop.server";
import { toCartError } from "./cart-errors.server";
import {
  change,
  changeCart,
  createCart,
  afterOrder,
  failure,
  findCart,
  findOrdered,
  isUncertain,
  loadOrError,
  nothingDone,
  oneAtATime,
  success,
  type CartResult,
  type StoreCart,
} from "./cart-store.server";
import { fromAddress, toAddress } from "./cart-view";
import { forgetCode, tryCode } from "./discounts.server";
import { beginAddition, endAddition, isRepeated } from "./repeats.server";
import type { Cart, CartError, CountryCode, SideEffect } from "./types";

export { readCart, type CartReading, type CartResult, type OrderedCart } from "./cart-store.server";

/** What is to be put into the cart. */
export interface Addition {
  variantId: string;
  /** Packs, 1 to 99. */
  quantity: number;
  /** Number of the form it came from, to know a double click; "" where it has none. */
  form: string;
}

const packsOf = (cart: StoreCart, variantId: string): number =>
  cart.items?.find((item) => item.variant_id === variantId)?.quantity ?? 0;

/** Sets the packs of a weight to what they have to be, which is the same when it is done twice. */
function setPacks(
  shop: ShopContext,
  cart: StoreCart,
  variantId: string,
  quantity: number,
): Promise<StoreCart> {
  const line = cart.items?.find((item) => item.variant_id === variantId);
  return line
    ? changeCart(shop, cart.id, `/line-items/${encodeURIComponent(line.id)}`, { quantity })
    : changeCart(shop, cart.id, "/line-items", { variant_id: variantId, quantity });
}

/** Adds to a cart that is there. When the answer is lost, the cart itself says whether the packs are in it. */
async function addTo(shop: ShopContext, cart: StoreCart, addition: Addition): Promise<CartResult> {
  const { variantId, quantity, form } = addition;
  const before = packsOf(cart, variantId);
  if (isRepeated(cart.id, form, variantId, before)) return success(shop, cart, cart);
  beginAddition(cart.id, form, variantId, before + quantity);
  try {
    const changed = await setPacks(shop, cart, variantId, before + quantity);
    const result = await success(shop, cart, changed);
    endAddition(cart.id, form, "done");
    return result;
  } catch (error) {
    if (!isUncertain(error)) {
      endAddition(cart.id, form, "failed");
      return failure(shop, cart, error, variantId);
    }
    const result = await failure(shop, cart, error, variantId);
    const packs = result.cart?.lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
    if (packs < before + quantity) return result;
    endAddition(cart.id, form, "done");
    return { ...result, error: null };
  }
}

/** Begins a cart; the code of a link that was opened before goes into it. */
async function begin(shop: ShopContext, { variantId, quantity }: Addition): Promise<CartResult> {
  let cart: StoreCart;
  try {
    cart = await createCart(shop, variantId, quantity);
  } catch (error) {
    return nothingDone(await toCartError(shop, error, variantId));
  }
  try {
    const code = await readWantedCode(shop.request);
    const problem = code ? await tryCode(shop, cart.id, code) : null;
    const result = await success(shop, null, code ? ((await findCart(shop, cart.id)) ?? cart) : cart);
    if (!code) return result;
    result.headers.append("Set-Cookie", await serializeWantedCode(null));
    return { ...result, effects: [...effectsOfLink(code, problem), ...result.effects] };
  } catch (error) {
    return failure(shop, cart, error);
  }
}

/** What is said of the code of a link once there is a cart for it. */
function effectsOfLink(code: string, problem: Awaited<ReturnType<typeof tryCode>>): SideEffect[] {
  if (!problem) return [{ kind: "code-back", code: code.toUpperCase() }];
  if (problem.waiting) return [{ kind: "code-waits", waiting: problem.waiting }];
  return [{ kind: "code-lost", code: code.toUpperCase() }];
}

/** A new cart in place of one that is gone: what became of that is told, and an order placed here can be opened. */
async function instead(shop: ShopContext, result: CartResult): Promise<CartResult> {
  const ordered = await findOrdered(shop).catch(() => null);
  if (!ordered?.here) return { ...result, effects: [{ kind: "fresh-cart" }, ...result.effects] };
  const [, orderCookie] = (await afterOrder(shop, ordered.id)).getSetCookie();
  if (orderCookie) result.headers.append("Set-Cookie", orderCookie);
  return { ...result, effects: [{ kind: "ordered-before", number: ordered.number }, ...result.effects] };
}

/** Puts packs of a weight into the cart of this browser; begins a cart when there is none, or it is gone. */
export async function addLine(shop: ShopContext, addition: Addition): Promise<CartResult> {
  const ref = await readCartRef(shop.request);
  const add = async (): Promise<CartResult> => {
    const cart = await loadOrError(shop);
    if (cart && "code" in cart) return nothingDone(cart);
    if (cart) return addTo(shop, cart, addition);
    const result = await begin(shop, addition);
    return namesCart(shop.request) && result.cart ? instead(shop, result) : result;
  };
  return ref ? oneAtATime(ref.id, add) : add();
}

/** Sets the number of packs of a line, 1 to 99; the line takes on today's price. */
export function setQuantity(shop: ShopContext, lineId: string, quantity: number): Promise<CartResult> {
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
    await forgetCode(shop, cart.id, code);
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
