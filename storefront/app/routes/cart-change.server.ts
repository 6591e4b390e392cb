import { isItalianHoliday } from "@su-turrone/contract/italian-holidays";
import type { CartActionError, CartActionResult, CartRefusal, CartSnapshot } from "~/cart/cart-action-result";
import { parseCartIntent, type CartIntent } from "~/cart/cart-intents";
import { type CartNotice, type NoticeKey, noticesOf } from "~/cart/cart-notices";
import { deliveryDates } from "~/catalogue/delivery-dates";
import { changeOwnCart } from "~/commerce/cart-changes.server";
import { cartErrorStatus } from "~/commerce/cart-errors.server";
import { type CartResult, findOrderedCart } from "~/commerce/cart-store.server";
import { addLine, applyCode } from "~/commerce/cart.server";
import { deliveryTerms } from "~/commerce/shop-facts.server";
import type { Cart } from "~/commerce/types";
import { reorder } from "~/commerce/reorder.server";
import texts from "~/i18n/messages/de/cart.json";
import type { Flash } from "~/platform/cookies.server";
import { textOf } from "~/platform/read-form";
import type { ShopContext } from "~/platform/shop.server";

function perform(shop: ShopContext, intent: CartIntent): Promise<CartResult> {
  switch (intent.intent) {
    case "add":
      return addLine(shop, {
        variant_id: intent.variantId,
        quantity: intent.quantity,
        key: intent.submissionId,
        ...(intent.gift ? { gift: true } : {}),
        resent: intent.resent !== undefined,
      });
    case "set-quantity":
      // plus and minus are relative to the quantity seen, so that two browsers do not undo each other's clicks
      return changeOwnCart(shop, {
        type: "set_quantity",
        line_id: intent.lineId,
        quantity: intent.quantity,
        key: intent.submissionId,
        ...(intent.seen === undefined ? {} : { seen: intent.seen }),
      });
    case "reorder":
      return reorder(shop, intent.orderId);
    case "remove":
      return changeOwnCart(shop, { type: "remove", line_id: intent.lineId });
    case "apply-promo":
      return applyCode(shop, intent.code);
    case "remove-promo":
      return changeOwnCart(shop, { type: "remove_code", code: intent.code });
    case "set-country":
      return changeOwnCart(shop, { type: "set_country", country: intent.country });
  }
}

function refusalOf(form: FormData, error: CartActionError): CartRefusal {
  const text = (name: string) => textOf(form, name).slice(0, 100);
  return {
    error,
    intent: text("intent"),
    lineId: text("lineId"),
    typed: text("quantity") || text("code"),
  };
}

/** Outcome of a form sent to the cart; the cart page and the JSON API each build their response from it. */
export interface CartChange {
  answer: CartActionResult;
  status: number;
  headers: Headers;
}

/** A cart that has just been read, and when its parcel would arrive if it were ordered now. */
export async function snapshotOf(shop: ShopContext, cart: Cart | null): Promise<CartSnapshot> {
  const now = new Date();
  const terms = cart && (await deliveryTerms(shop));
  return { cart, at: now.getTime(), delivery: terms && deliveryDates(now, terms, isItalianHoliday) };
}

/** The error to show: a cart that is gone may have become an order, and filling it again would lead to a second one. */
async function shownError(shop: ShopContext, error: CartActionError): Promise<CartActionError> {
  if (error.code !== "cart_gone") return error;
  const ordered = await findOrderedCart(shop).catch(() => null);
  return ordered ? { code: "cart_ordered" } : error;
}

/** The only place where the cart is changed: reads the intent from a form, validates and performs it. */
export async function changeCartByForm(shop: ShopContext, form: FormData): Promise<CartChange> {
  const parsed = parseCartIntent(form);
  if ("problem" in parsed) {
    const refusal = refusalOf(form, { code: parsed.problem });
    const status = cartErrorStatus[parsed.problem];
    return { answer: { snapshot: null, notices: [], refusal }, status, headers: new Headers() };
  }
  const result = await perform(shop, parsed.intent);
  const { error, headers } = result;
  // a change may return no information about the cart
  const isKnown = result.cart !== null || error?.code === "cart_gone";
  const snapshot = isKnown ? await snapshotOf(shop, result.cart) : null;
  const [change, ...effects] = noticesOf(parsed.intent, result, shop.language);
  if (!error)
    return { answer: { snapshot, notices: [change, ...effects], refusal: null }, status: 200, headers };
  const refusal = refusalOf(form, await shownError(shop, error));
  const answer = { snapshot, notices: effects, refusal };
  return { answer, status: cartErrorStatus[error.code], headers };
}

const isNoticeKey = (key: string): key is NoticeKey => Object.hasOwn(texts.flash, key);

/** Cart notices in a flash cookie; other messages are ignored. */
export const noticesFrom = (flash: readonly Flash[]): CartNotice[] =>
  flash.flatMap(({ key, values = {} }) => (isNoticeKey(key) ? [{ key, values }] : []));
