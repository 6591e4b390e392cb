import { randomUUID } from "node:crypto";
import type { CartChange } from "@su-turrone/contract/cart-requests";
import { hasCartCookie, readCartRef, readPendingCode, serializePendingCode } from "~/platform/cookies.server";
import { consumeLimit, countFailure, failureDelay } from "~/platform/rate-limits.server";
import type { ShopContext } from "~/platform/shop.server";
import { changeOwnCart, changeLockedCart, createCart, firstAdditionPath } from "./cart-changes.server";
import { toCartError } from "./cart-errors.server";
import { waitingSince, withCartLock } from "./change-queue.server";
import { orderCookieHeaders, emptyResult, findOrderedCart, type CartResult } from "./cart-store.server";
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

/**
 * Result for a new cart in place of one that is gone: reports what happened to it, and lets this browser open an order
 * it placed.
 */
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
 * Sets the quantity of a line; the line takes today's price. Plus and minus are applied by commerce relative to the
 * current quantity (`seen`), so that two browsers with the same cart do not undo each other's clicks; the same
 * submission sent twice counts once.
 */
export const setQuantity = (
  shop: ShopContext,
  change: Omit<Extract<CartChange, { type: "set_quantity" }>, "type">,
): Promise<CartResult> => changeOwnCart(shop, { type: "set_quantity", ...change });
