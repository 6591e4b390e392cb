import { randomUUID } from "node:crypto";
import type { CartChangeAnswer } from "@su-turrone/contract/cart-view";
import type { CartChange, FirstAddition } from "@su-turrone/contract/cart-requests";
import { readCartRef } from "~/platform/cookies.server";
import type { ShopContext } from "~/platform/shop.server";
import { cartErrorOf, toCartError } from "./cart-errors.server";
import { callInTurn, withCartLock } from "./change-queue.server";
import {
  cartCookieHeaders,
  cartGoneResult,
  cartPath,
  type CartResult,
  countryOfLanguage,
  emptyResult,
  findCart,
} from "./cart-store.server";
import { toCart } from "./cart-view";
import { CommerceError } from "./client.server";
import { isUnconfirmed, recordUnconfirmedChange } from "./unconfirmed-changes.server";

async function toResult(
  shop: ShopContext,
  { cart: view, effects, taken, refusal }: CartChangeAnswer,
): Promise<CartResult> {
  const cart = view && toCart(view, countryOfLanguage[shop.language]);
  return {
    cart,
    error: refusal && cartErrorOf(refusal),
    effects,
    removedLines: taken,
    headers: cart ? await cartCookieHeaders(shop, cart) : new Headers(),
  };
}

const idempotencyKeyOf = (change: CartChange): string =>
  change.type === "add" || change.type === "set_quantity" ? (change.key ?? "") : "";

/** Adds the idempotency key to a change, by which commerce recognises a repetition. */
async function withIdempotencyKey(cartId: string, change: CartChange): Promise<CartChange> {
  if (change.type !== "add" && change.type !== "set_quantity") return change;
  const key = change.key || randomUUID();
  if (change.type === "set_quantity") return { ...change, key };
  return { ...change, key, resent: change.resent === true || (await isUnconfirmed(cartId, key)) };
}

const isConnectionLost = (error: unknown): boolean =>
  error instanceof CommerceError && error.kind === "unreachable";

/** Retries once if the response is lost, which is safe because commerce applies each change once. */
async function sendChange(shop: ShopContext, cartId: string, change: CartChange): Promise<CartChangeAnswer> {
  const send = (body: CartChange) => callInTurn<CartChangeAnswer>(shop, cartPath(cartId, "/changes"), body);
  try {
    return await send(change);
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    return send(change.type === "add" ? { ...change, resent: true } : change);
  }
}

/** Result of a change without a response from commerce, with the current cart if it can be read. */
async function failedResult(shop: ShopContext, cartId: string, failed: unknown): Promise<CartResult> {
  const error = toCartError(shop, failed);
  if (error.code === "cart_gone") return cartGoneResult();
  // if commerce hangs, reading the cart would make the shopper wait that long again; under a crowd it changes nothing
  if (failed instanceof CommerceError && (failed.kind === "slow" || failed.queue)) return emptyResult(error);
  try {
    const cart = await findCart(shop, cartId);
    return cart ? { ...emptyResult(error, await cartCookieHeaders(shop, cart)), cart } : cartGoneResult();
  } catch (readError) {
    if (readError instanceof CommerceError) return emptyResult(error);
    throw readError;
  }
}

/** Applies a change to a cart whose lock is held (`withCartLock`), and translates the result into the shop's terms. */
export async function changeLockedCart(
  shop: ShopContext,
  cartId: string,
  change: CartChange,
): Promise<CartResult> {
  const keyedChange = await withIdempotencyKey(cartId, change);
  try {
    return await toResult(shop, await sendChange(shop, cartId, keyedChange));
  } catch (error) {
    if (error instanceof CommerceError && error.kind !== "refused" && !error.queue)
      await recordUnconfirmedChange(cartId, idempotencyKeyOf(keyedChange));
    return failedResult(shop, cartId, error);
  }
}

/** Runs work on the cart of this browser while holding its lock in this storefront. */
export async function withOwnCart(
  shop: ShopContext,
  task: (cartId: string) => Promise<CartResult>,
): Promise<CartResult> {
  const ref = await readCartRef(shop.request);
  if (!ref) return cartGoneResult();
  return withCartLock(ref.id, () => task(ref.id)).catch((error: unknown) =>
    failedResult(shop, ref.id, error),
  );
}

/** Applies a change to the cart of this browser: one call to commerce. */
export const changeOwnCart = (shop: ShopContext, change: CartChange): Promise<CartResult> =>
  withOwnCart(shop, (cartId) => changeLockedCart(shop, cartId, change));

export const firstAdditionPath = "/store/filled-carts";

/** Creates a cart for the page's language with its first line: one call to commerce. */
export async function createCart(
  shop: ShopContext,
  addition: Omit<FirstAddition, "country">,
): Promise<CartResult> {
  try {
    const body = { ...addition, country: countryOfLanguage[shop.language] };
    const answer = await callInTurn<CartChangeAnswer>(shop, firstAdditionPath, body);
    return await toResult(shop, answer);
  } catch (error) {
    return emptyResult(toCartError(shop, error));
  }
}
