import { maxQuantity } from "@su-turrone/contract/limits";
import { namesCart, readCartRef, readWantedCode, serializeWantedCode } from "~/platform/cookies.server";
import type { ShopContext } from "~/platform/shop.server";
import { toCartError } from "./cart-errors.server";
import { withCartLock } from "./cart-lock.server";
import {
  afterOrder,
  change,
  changeCart,
  createCart,
  failure,
  findCart,
  findOrdered,
  isUncertain,
  loadOrError,
  emptyResult,
  success,
  type CartResult,
  type StoreCart,
} from "./cart-store.server";
import { tryCode } from "./discounts.server";
import {
  beginChange,
  begunBy,
  endChange,
  isRepeated,
  noteBegun,
  type RelativeChange,
} from "./idempotency.server";
import type { SideEffect } from "./types";

/** What is to be put into the cart. */
export interface Addition {
  variantId: string;
  /** Packs, 1 to 99. */
  quantity: number;
  /** Number of the form it came from, to know a double click; "" where it has none. */
  form: string;
  /** It was sent before, from a page that was left before the answer came. */
  resent: boolean;
}

const additionOf = (cartId: string, { form, variantId }: Addition): RelativeChange => ({
  cartId,
  form,
  what: `add:${variantId}`,
});

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
  const { variantId, quantity, resent } = addition;
  const before = packsOf(cart, variantId);
  const change = additionOf(cart.id, addition);
  if (isRepeated(change, before, resent)) return success(shop, cart, cart);
  beginChange(change, before, before + quantity);
  try {
    const changed = await setPacks(shop, cart, variantId, before + quantity);
    const result = await success(shop, cart, changed);
    endChange(change, "done");
    return result;
  } catch (error) {
    if (!isUncertain(error)) {
      endChange(change, "failed");
      return failure(shop, cart, error, variantId);
    }
    const result = await failure(shop, cart, error, variantId);
    const packs = result.cart?.lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
    if (packs < before + quantity) return result;
    endChange(change, "done");
    return { ...result, error: null };
  }
}

/** Begins a cart; the code of a link that was opened before goes into it. */
async function begin(shop: ShopContext, addition: Addition): Promise<CartResult> {
  const { variantId, quantity, form } = addition;
  let cart: StoreCart;
  try {
    cart = await createCart(shop, variantId, quantity);
    noteBegun(form, cart.id);
    beginChange(additionOf(cart.id, addition), 0, quantity);
    endChange(additionOf(cart.id, addition), "done");
  } catch (error) {
    return emptyResult(await toCartError(shop, error, variantId));
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

/** The cart this form has begun, for a browser that was not given its cookie; null when there is none. */
async function cartBegunBy(shop: ShopContext, form: string): Promise<StoreCart | null> {
  const id = begunBy(form);
  return id === undefined ? null : findCart(shop, id);
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
  const { form } = addition;
  const add = async (): Promise<CartResult> => {
    const cart = await loadOrError(shop);
    if (cart && "code" in cart) return emptyResult(cart);
    if (cart) return addTo(shop, cart, addition);
    const begun = await cartBegunBy(shop, form);
    if (begun) return addTo(shop, begun, addition);
    const result = await begin(shop, addition);
    return namesCart(shop.request) && result.cart ? instead(shop, result) : result;
  };
  try {
    // without a cart yet it is the form that must not be taken twice at a time
    return await (ref || form ? withCartLock(ref?.id ?? form, add) : add());
  } catch (error) {
    return emptyResult(await toCartError(shop, error));
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

/** Packs a line has to have after a change: the typed number, or as many more or fewer than now as were chosen. */
const quantityAfter = ({ quantity, seen }: QuantityChange, now: number): number =>
  seen === null ? quantity : Math.max(1, now + quantity - seen);

/**
 * Sets the number of packs of a line; the line takes on today's price. One more or one less is reckoned from what is in the cart
 * now, so that two browsers with the same cart do not undo each other's clicks; the same form twice is one change.
 */
export function setQuantity(shop: ShopContext, wish: QuantityChange): Promise<CartResult> {
  const { lineId, quantity, seen, form } = wish;
  const lineOf = (cart: StoreCart) => cart.items?.find((item) => item.id === lineId);
  return change(
    shop,
    async (cart) => {
      const now = lineOf(cart)?.quantity ?? quantity;
      const after = quantityAfter(wish, now);
      if (after > maxQuantity) return { code: "invalid_quantity" };
      const step = {
        cartId: cart.id,
        form: seen === null ? "" : form,
        what: `${lineId}:${seen}:${quantity}`,
      };
      if (isRepeated(step, now, true)) return cart;
      beginChange(step, now, after);
      try {
        const below = `/line-items/${encodeURIComponent(lineId)}`;
        const changed = await changeCart(shop, cart.id, below, { quantity: after });
        endChange(step, "done");
        return changed;
      } catch (error) {
        if (!isUncertain(error)) endChange(step, "failed");
        throw error;
      }
    },
    (cart) => lineOf(cart)?.variant_id,
  );
}
