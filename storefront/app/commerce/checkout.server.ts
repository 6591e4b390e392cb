import type { PaymentChoiceAnswer } from "@su-turrone/contract/cart-changes";
import type { FinishAnswer } from "@su-turrone/contract/place-order";
import type { FinishRefusal } from "@su-turrone/contract/refusals";
import { setTimeout as wait } from "node:timers/promises";
import type { Cents } from "@su-turrone/contract/money";
import { type PaymentMethod, paymentProviders } from "@su-turrone/contract/payment-methods";
import type { PaymentChoice, FinishRequest } from "@su-turrone/contract/cart-requests";
import { localeOf } from "~/i18n/languages";
import { readCartRef, readOrderJustPlaced, type CartRef } from "~/platform/cookies.server";
import { log } from "~/platform/log.server";
import type { ShopContext } from "~/platform/shop.server";
import { cartPath } from "./cart-path";
import { change, withOwnCart } from "./cart-changes.server";
import { afterOrder, type CartResult } from "./cart-store.server";
import { fromAddress, fromInvoice } from "./cart-view";
import { call, CommerceError } from "./client.server";
import type { Address, InvoiceRequest } from "./types";

/** What the information step collects. */
export interface Information {
  email: string;
  shipping: Address;
  /** null: the same as shipping. */
  billing: Address | null;
  /** Delivery notes, may be empty. */
  notes: string;
  giftMessage: string;
  invoice: InvoiceRequest | null;
}

/** Keeps e-mail, addresses and notes in the cart: one call to commerce. */
export const saveInformation = (shop: ShopContext, given: Information): Promise<CartResult> =>
  change(shop, {
    type: "set_information",
    email: given.email,
    // mails and invoice speak the language the order is placed in
    locale: localeOf[shop.language],
    shipping_address: fromAddress(given.shipping),
    billing_address: fromAddress(given.billing ?? given.shipping),
    requests: {
      notes: given.notes,
      gift_message: given.giftMessage,
      invoice: fromInvoice(given.invoice),
    },
  });

/**
 * Opens the payment session: one call to commerce. Only when the total is settled, because every new total makes a new one.
 * @param token of the card form, with `card`
 */
export const selectPayment = (
  shop: ShopContext,
  method: PaymentMethod,
  token: string | null,
): Promise<CartResult> =>
  withOwnCart(shop, async (cartId) => {
    const body: PaymentChoice = {
      provider_id: paymentProviders[method],
      ...(token === null ? {} : { confirmation_token: token }),
    };
    await call<PaymentChoiceAnswer>(shop, cartPath(cartId, "/payment"), {
      method: "POST",
      body: { ...body },
      timeoutMs: paymentTimeoutMs,
    });
    return { cart: null, error: null, effects: [], taken: [], headers: new Headers() };
  });

/** What became of a cart, as the pages need it. */
export type FinishResult =
  | { orderId: string; headers: Headers }
  /** ordered by somebody else, who shared the cart */
  | { orderedElsewhere: true; headers: Headers }
  | { redirectTo: string }
  | { error: FinishRefusal; declineCode: string | null; total: Cents | null; lostCodes: readonly string[] };

/** The press of the order button: what the page showed, and where the shopper comes back to from the bank. */
export interface PlaceOrderInput {
  shown: Cents;
  /** The way to pay; null where nothing was to be paid. */
  payment: PaymentMethod | null;
  returnUrl: string;
}

/** Commerce may have to ask the payment provider more than once. */
const paymentTimeoutMs = 25_000;

/** Commerce being restarted is over in seconds; asking again is safe, because one cart becomes one order. */
const attempts = 8;
const pauseMs = 750;

const placeOrderBody = ({ shown, payment, returnUrl }: PlaceOrderInput): FinishRequest["press"] => ({
  shown_cents: shown,
  ...(payment ? { shown_provider: paymentProviders[payment] } : {}),
  return_url: returnUrl,
});

/** Asks until there is an answer. @throws CommerceError */
async function ask(shop: ShopContext, ref: CartRef, press: PlaceOrderInput | null): Promise<FinishAnswer> {
  const body: FinishRequest = {
    ...(ref.browser ? { browser: ref.browser } : {}),
    ...(press ? { press: placeOrderBody(press) } : {}),
  };
  const until = Date.now() + paymentTimeoutMs;
  for (let n = 1; ; n++) {
    try {
      const options = { method: "POST", body, timeoutMs: paymentTimeoutMs } as const;
      return await call<FinishAnswer>(shop, cartPath(ref.id, "/finish"), options);
    } catch (error) {
      const again = error instanceof CommerceError && error.kind === "unreachable";
      if (!again || n === attempts || Date.now() > until) throw error;
      await wait(pauseMs);
    }
  }
}

/**
 * Makes the order of this browser's cart, or says where the shopper has to go or why not. Repeating it after a lost
 * answer, a double click or in a second tab gives the same order.
 * @param press null on the way back from the bank or PayPal, where nothing new may be asked for
 */
export async function finishOrder(shop: ShopContext, press: PlaceOrderInput | null): Promise<FinishResult> {
  const refused = (error: FinishRefusal): FinishResult => ({
    error,
    declineCode: null,
    total: null,
    lostCodes: [],
  });
  const ref = await readCartRef(shop.request);
  if (!ref) {
    // the page with the order was lost on its way and its cookies were not: they no longer name a cart
    const placed = press && (await readOrderJustPlaced(shop.request));
    return placed ? { orderId: placed, headers: new Headers() } : refused("cart_gone");
  }
  try {
    const answer = await ask(shop, ref, press);
    if (answer.type === "redirect") return { redirectTo: answer.url };
    if (answer.type === "refused") {
      log.warn({ requestId: shop.requestId, reason: answer.reason }, "order not placed");
      const { reason: error, decline_code: declineCode = null, total_cents: total = null } = answer;
      return { error, declineCode, total, lostCodes: answer.lost_codes ?? [] };
    }
    const { order_id: orderId, mine } = answer;
    const headers = await afterOrder(shop, mine ? orderId : null);
    return mine ? { orderId, headers } : { orderedElsewhere: true, headers };
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    log.warn({ requestId: shop.requestId, kind: error.kind, reason: error.message }, "order not placed");
    return refused(error.status === 404 ? "cart_gone" : "unavailable");
  }
}
