import { hasCartCookie, readCartRef, readPendingCode, serializePendingCode } from "~/platform/cookies.server";
import { consumeLimit, countFailure, failureDelay } from "~/platform/rate-limits.server";
import type { ShopContext } from "~/platform/shop.server";
import { changeOwnCart, changeLockedCart, createCart } from "./cart-changes.server";
import { toCartError } from "./cart-errors.server";
import { waitingSince, withCartLock } from "./change-queue.server";
import { orderCookieHeaders, emptyResult, findOrderedCart, type CartResult } from "./cart-store.server";
import { cartOfForm, isSecretFormNumber, recordCartOfForm } from "./unconfirmed-changes.server";

/** An item to be added to the cart. */
export interface Addition {
  variantId: string;
  /** Packs, 1 to 99. */
  quantity: number;
  /** Marks the order as a gift; false leaves the cart unchanged. */
  gift: boolean;
  /** Number of the form, to detect double clicks; "" if it has none. */
  form: string;
  /** It is a retry: the page that first sent it was left before the response arrived. */
  resent: boolean;
}

/**
 * Creates a cart, unless the visitor has created too many. Applies the code of a link opened before. A wrong code
 * counts as a failed attempt like a typed one, and after too many failed attempts the cart is created without the code.
 */
async function createCartWithLine(
  shop: ShopContext,
  { variantId, quantity, gift, form }: Addition,
): Promise<CartResult> {
  // a change that has waited in the queue was counted when it came
  if (waitingSince(shop) === null && (await consumeLimit("newCart", shop.clientIp)) > 0)
    return emptyResult({ code: "too_many_carts" });
  const pendingCode = await readPendingCode(shop.request);
  const hasTooManyFailures = pendingCode !== null && (await failureDelay("wrongCode", shop.clientIp)) > 0;
  const code = hasTooManyFailures ? null : pendingCode;
  const result = await createCart(shop, {
    variant_id: variantId,
    quantity,
    ...(form ? { key: form } : {}),
    ...(gift ? { gift } : {}),
    ...(code ? { code } : {}),
  });
  if (!result.cart) return result;
  await recordCartOfForm(form, result.cart.id);
  if (pendingCode === null) return result;
  result.headers.append("Set-Cookie", await serializePendingCode(null));
  if (hasTooManyFailures)
    return { ...result, effects: [{ kind: "code_lost", code: pendingCode.toUpperCase() }] };
  if (result.effects.some(({ kind }) => kind === "code_lost")) await countFailure("wrongCode", shop.clientIp);
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
  const { variantId, quantity, gift, form, resent } = addition;
  const add = async (): Promise<CartResult> => {
    // the cart of the cookie, or the one this form has created if the browser never received its cookie
    for (const id of [ref?.id, await cartOfForm(form)]) {
      if (id === undefined) continue;
      const change = {
        type: "add",
        variant_id: variantId,
        quantity,
        key: form,
        ...(gift ? { gift } : {}),
        resent,
      } as const;
      const result = await changeLockedCart(shop, id, change);
      if (result.error?.code !== "cart_gone") return result;
    }
    const result = await createCartWithLine(shop, addition);
    return hasCartCookie(shop.request) && result.cart ? withReplacedCartNotice(shop, result) : result;
  };
  try {
    // without a cart, lock by the form's number, so that the same form is not processed twice concurrently
    const lockKey = ref?.id ?? (isSecretFormNumber(form) ? form : null);
    return await (lockKey === null ? add() : withCartLock(lockKey, add));
  } catch (error) {
    return emptyResult(toCartError(shop, error));
  }
}

/** A new quantity for a line. */
export interface QuantityChange {
  lineId: string;
  /** Packs, 1 to 99. */
  quantity: number;
  /** Quantity the shopper saw when clicking plus or minus; null if the quantity was typed. */
  seen: number | null;
  /** Number of the form; "" if it has none. */
  form: string;
}

/**
 * Sets the quantity of a line; the line takes today's price. Plus and minus are applied by commerce relative to the
 * current quantity, so that two browsers with the same cart do not undo each other's clicks; the same form sent twice
 * counts once.
 */
export const setQuantity = (
  shop: ShopContext,
  { lineId, quantity, seen, form }: QuantityChange,
): Promise<CartResult> =>
  changeOwnCart(shop, {
    type: "set_quantity",
    line_id: lineId,
    quantity,
    key: form,
    ...(seen === null ? {} : { seen }),
  });
