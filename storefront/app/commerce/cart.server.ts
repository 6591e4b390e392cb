import { randomUUID } from "node:crypto";
import type { CartChange } from "@su-turrone/contract/cart-requests";
import {
  hasCartCookie,
  newBrowserName,
  readCartRef,
  readPendingCode,
  serializeCartRef,
  serializePendingCode,
} from "~/platform/cookies.server";
import { consumeLimit, countFailure, failureDelay } from "~/platform/rate-limits.server";
import type { ShopContext } from "~/platform/shop.server";
import { changeOwnCart, changeLockedCart, createCart, firstAdditionPath } from "./cart-changes.server";
import { type CartError, toCartError } from "./cart-errors.server";
import { waitingSince, withCartLock } from "./change-queue.server";
import {
  type CartResult,
  emptyResult,
  findCart,
  findOrderedCart,
  orderCookieHeaders,
  readCart,
} from "./cart-store.server";
import type { Cart } from "./types";
import { cartOfSubmission, isSecretSubmissionId, recordCartOfSubmission } from "./unconfirmed-changes.server";

/** An item to be added to the cart; `key` is the submission id of the form, "" if it has none. */
type Addition = Omit<Extract<CartChange, { type: "add" }>, "type"> & { key: string };

/**
 * Creates a cart, unless the visitor has created too many. Applies the code of a link opened before. A wrong code
 * counts as a failed attempt like a typed one, and after too many failed attempts the cart is created without the code.
 */
async function createCartWithLine(
  shop: ShopContext,
  { key, resent: _resent, ...goods }: Addition,
): Promise<CartResult> {
  // a change that has waited in the queue was counted when it came, if its key makes no second cart
  const hasWaited = isSecretSubmissionId(key) && waitingSince(shop, firstAdditionPath, { key }) !== null;
  if (!hasWaited && (await consumeLimit("newCart", shop.clientIp)) > 0)
    return emptyResult({ code: "too_many_carts" });
  const pendingCode = await readPendingCode(shop.request);
  const hasTooManyFailures = pendingCode !== null && (await failureDelay("wrongCode", shop.clientIp)) > 0;
  const code = hasTooManyFailures ? null : pendingCode;
  const result = await createCart(shop, {
    ...goods,
    key: key || randomUUID(),
    ...(code ? { code } : {}),
  });
  if (!result.cart) return result;
  await recordCartOfSubmission(key, result.cart.id);
  if (pendingCode === null) return result;
  result.headers.append("Set-Cookie", await serializePendingCode(null));
  if (hasTooManyFailures)
    return { ...result, effects: [{ kind: "code_unchecked", code: pendingCode.toUpperCase() }] };
  if (result.effects.some(({ kind }) => kind === "code_removed"))
    await countFailure("wrongCode", shop.clientIp);
  return result;
}

/** For a new cart in place of one that is gone: what happened to that, and access to an order placed here. */
async function withReplacedCartNotice(shop: ShopContext, result: CartResult): Promise<CartResult> {
  const ordered = await findOrderedCart(shop).catch(() => null);
  if (!ordered?.inThisBrowser) return { ...result, effects: [{ kind: "fresh_cart" }, ...result.effects] };
  const [, orderCookie] = (await orderCookieHeaders(shop, ordered.id)).getSetCookie();
  if (orderCookie) result.headers.append("Set-Cookie", orderCookie);
  return { ...result, effects: [{ kind: "ordered_before", number: ordered.number }, ...result.effects] };
}

/** Adds packs of a weight to the cart of this browser; creates a cart if there is none or it is gone. */
export async function addLine(shop: ShopContext, addition: Addition): Promise<CartResult> {
  const ref = await readCartRef(shop.request);
  const { key } = addition;
  const add = async (): Promise<CartResult> => {
    // the cart of the cookie, or the one this submission has created if the browser never received its cookie
    for (const id of [ref?.id, await cartOfSubmission(key)]) {
      if (id === undefined) continue;
      const result = await changeLockedCart(shop, id, { type: "add", ...addition });
      if (result.error?.code !== "cart_gone") return result;
    }
    const result = await createCartWithLine(shop, addition);
    return hasCartCookie(shop.request) && result.cart ? withReplacedCartNotice(shop, result) : result;
  };
  try {
    // without a cart, lock by the submission id, so that the same form is not processed twice concurrently
    const lockKey = ref?.id ?? (isSecretSubmissionId(key) ? key : null);
    return await (lockKey === null ? add() : withCartLock(lockKey, add));
  } catch (error) {
    return emptyResult(toCartError(shop, error));
  }
}

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
 */
export async function adoptCart(shop: ShopContext, cartId: string): Promise<Headers | null> {
  const cart = await findCart(shop, cartId);
  if (!cart || cart.count === 0) return null;
  const ref = await readCartRef(shop.request);
  const browser = (ref?.id === cart.id ? ref.browser : null) ?? newBrowserName();
  return new Headers([["Set-Cookie", await serializeCartRef({ id: cart.id, count: cart.count, browser })]]);
}
