import { hasCartCookie, readCartRef, readWantedCode, serializeWantedCode } from "~/platform/cookies.server";
import { consumeLimit, countFailure, failureDelay } from "~/platform/rate-limits.server";
import type { ShopContext } from "~/platform/shop.server";
import { change, changeLocked, createCart } from "./cart-changes.server";
import { toCartError } from "./cart-errors.server";
import { withCartLock } from "./cart-lock.server";
import { afterOrder, emptyResult, findOrdered, type CartResult } from "./cart-store.server";
import { cartOfForm, isSecret, recordCartOfForm } from "./unconfirmed-changes.server";

/** What is to be put into the cart. */
export interface Addition {
  variantId: string;
  /** Packs, 1 to 99. */
  quantity: number;
  /** It is a gift; false leaves the cart what it is. */
  gift: boolean;
  /** Number of the form it came from, to know a double click; "" where it has none. */
  form: string;
  /** It was sent before, from a page that was left before the answer came. */
  resent: boolean;
}

/**
 * Begins a cart, unless the visitor has begun too many; the code of a link that was opened before goes into it. A wrong one counts
 * for the visitor as one that is typed does, and whoever has tried too many gets a cart without it.
 */
async function begin(shop: ShopContext, { variantId, quantity, gift, form }: Addition): Promise<CartResult> {
  if ((await consumeLimit("newCart", shop.clientIp)) > 0) return emptyResult({ code: "too_many_carts" });
  const wanted = await readWantedCode(shop.request);
  const tooMany = wanted !== null && (await failureDelay("wrongCode", shop.clientIp)) > 0;
  const code = tooMany ? null : wanted;
  const result = await createCart(shop, {
    variant_id: variantId,
    quantity,
    ...(form ? { key: form } : {}),
    ...(gift ? { gift } : {}),
    ...(code ? { code } : {}),
  });
  if (!result.cart) return result;
  await recordCartOfForm(form, result.cart.id);
  if (wanted === null) return result;
  result.headers.append("Set-Cookie", await serializeWantedCode(null));
  if (tooMany) return { ...result, effects: [{ kind: "code-lost", code: wanted.toUpperCase() }] };
  if (result.effects.some(({ kind }) => kind === "code-lost")) await countFailure("wrongCode", shop.clientIp);
  return result;
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
  const { variantId, quantity, gift, form, resent } = addition;
  const add = async (): Promise<CartResult> => {
    // the cart of the cookie, or the one this form has begun for a browser that was not given its cookie
    for (const id of [ref?.id, await cartOfForm(form)]) {
      if (id === undefined) continue;
      const wish = {
        type: "add",
        variant_id: variantId,
        quantity,
        key: form,
        ...(gift ? { gift } : {}),
        resent,
      } as const;
      const result = await changeLocked(shop, id, wish);
      if (result.error?.code !== "cart_gone") return result;
    }
    const result = await begin(shop, addition);
    return hasCartCookie(shop.request) && result.cart ? instead(shop, result) : result;
  };
  try {
    // without a cart yet it is the form of this browser that must not be taken twice at a time
    const turn = ref?.id ?? (isSecret(form) ? form : null);
    return await (turn === null ? add() : withCartLock(turn, add));
  } catch (error) {
    return emptyResult(toCartError(shop, error));
  }
}

/** A number of packs for a line. */
export interface QuantityChange {
  lineId: string;
  /** Packs, 1 to 99. */
  quantity: number;
  /** Packs the shopper saw when choosing one more or one less; null where the number itself was typed. */
  seen: number | null;
  /** Number of the form it came from; "" where it has none. */
  form: string;
}

/**
 * Sets the number of packs of a line; the line takes on today's price. One more or one less is reckoned by commerce from what is
 * in the cart then, so that two browsers with the same cart do not undo each other's clicks; the same form twice is one change.
 */
export const setQuantity = (
  shop: ShopContext,
  { lineId, quantity, seen, form }: QuantityChange,
): Promise<CartResult> =>
  change(shop, {
    type: "set_quantity",
    line_id: lineId,
    quantity,
    key: form,
    ...(seen === null ? {} : { seen }),
  });
