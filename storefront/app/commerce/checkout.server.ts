import type { PaymentChoiceAnswer } from "@su-turrone/contract/cart-changes";
import type { CartPart } from "@su-turrone/contract/cart-view";
import type { FinishAnswer } from "@su-turrone/contract/place-order";
import { clientAddressHeader } from "@su-turrone/contract/transfer-limit";
import type { FinishRefusal } from "@su-turrone/contract/refusals";
import { setTimeout as wait } from "node:timers/promises";
import type { Cents } from "@su-turrone/contract/money";
import { type PaymentMethod, paymentProviders } from "@su-turrone/contract/payment-methods";
import type { PaymentChoice, FinishRequest } from "@su-turrone/contract/cart-requests";
import { localeOf } from "~/i18n/languages";
import { readCartRef, readOrderJustPlaced, type CartRef } from "~/platform/cookies.server";
import { log } from "~/platform/log.server";
import type { ShopContext } from "~/platform/shop.server";
import { cartPath, type CartResult, orderCookieHeaders } from "./cart-store.server";
import { changeOwnCart, withOwnCart } from "./cart-changes.server";
import { fromAddress, fromInvoice } from "./cart-view";
import { call, CommerceError } from "./client.server";
import type { Address, InvoiceRequest } from "./types";

/** The validated data of the information step. */
export interface Information {
  email: string;
  shipping: Address;
  /** null if it is the same as the shipping address. */
  billing: Address | null;
  /** Delivery notes, may be empty. */
  notes: string;
  gift: boolean;
  /** "" if it is not a gift. */
  giftMessage: string;
  /** null if no invoice is requested. */
  invoice: InvoiceRequest | null;
}

/** Saves e-mail, addresses and notes in the cart: one call to commerce. */
export const saveInformation = (shop: ShopContext, information: Information): Promise<CartResult> =>
  changeOwnCart(shop, {
    type: "set_information",
    email: information.email,
    // e-mails and the invoice use the language of the order
    locale: localeOf[shop.language],
    shipping_address: fromAddress(information.shipping),
    billing_address: fromAddress(information.billing ?? information.shipping),
    requests: {
      notes: information.notes,
      gift: information.gift,
      gift_message: information.giftMessage,
      invoice: fromInvoice(information.invoice),
    },
  });

/**
 * Opens the payment session: one call to commerce. Only call it once the total is settled, because a new total needs a
 * new session.
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
    return { cart: null, error: null, effects: [], removedLines: [], headers: new Headers() };
  });

/** Result of placing an order. */
export type FinishResult =
  | { orderId: string; headers: Headers }
  /** ordered by somebody with whom the cart was shared */
  | { orderedElsewhere: true; headers: Headers }
  | { redirectTo: string }
  | {
      error: FinishRefusal;
      declineCode: string | null;
      total: Cents | null;
      /** Parts of the cart that are no longer as shown. */
      changed: readonly CartPart[];
      lostCodes: readonly string[];
    };

/** Data of the order button: what the page showed, and the URL to return to from the bank. */
export interface PlaceOrderInput {
  shown: Cents;
  fingerprint: string;
  returnUrl: string;
}

/** Timeout in ms; commerce may have to call the payment provider more than once. */
const paymentTimeoutMs = 12_000;

/**
 * Timeout in ms: after eight seconds commerce reports that the order is being placed, so a longer wait means that it
 * hangs.
 */
const finishTimeoutMs = 10_000;

/** A restart of commerce takes seconds; retrying is safe, because one cart becomes one order. */
const maxAttempts = 8;
const retryDelayMs = 750;

const placeOrderBody = ({ shown, fingerprint, returnUrl }: PlaceOrderInput): FinishRequest["press"] => ({
  shown_cents: shown,
  fingerprint,
  return_url: returnUrl,
});

/**
 * Requests the order from commerce. A press of the order button is retried while there is no connection, and is also
 * sent to a hanging commerce, which processes it once it recovers. Without a press there is no retry, because the
 * waiting page polls anyway.
 * @throws CommerceError
 */
async function requestOrder(
  shop: ShopContext,
  ref: CartRef,
  press: PlaceOrderInput | null,
): Promise<FinishAnswer> {
  const body: FinishRequest = {
    ...(ref.browser ? { browser: ref.browser } : {}),
    ...(press ? { press: placeOrderBody(press) } : {}),
  };
  const deadline = Date.now() + finishTimeoutMs;
  for (let attempt = 1; ; attempt++) {
    try {
      return await call<FinishAnswer>(shop, cartPath(ref.id, "/finish"), {
        method: "POST",
        body,
        headers: { [clientAddressHeader]: shop.clientIp },
        timeoutMs: finishTimeoutMs,
        evenIfHanging: press !== null,
      });
    } catch (error) {
      const isRetryable = press && error instanceof CommerceError && error.kind === "unreachable";
      if (!isRetryable || attempt === maxAttempts || Date.now() > deadline) throw error;
      await wait(retryDelayMs);
    }
  }
}

/**
 * Error to report when commerce has not answered. If it is unknown whether the order is being placed (the press was
 * sent, or the waiting page polls), the page says so and keeps polling.
 */
function refusalForLostAnswer({ kind, status }: CommerceError, pressed: boolean): FinishRefusal {
  if (status === 404) return "cart_gone";
  const isOutcomeUnknown = pressed ? kind === "slow" : kind !== "refused";
  return isOutcomeUnknown ? "order_queued" : "unavailable";
}

/**
 * Turns the cart of this browser into an order, or returns where the shopper has to go or why it failed. Repeating it
 * after a lost response, a double click or in a second tab yields the same order.
 * @param press null on return from the bank or PayPal, where nothing new may be requested
 */
export async function finishOrder(shop: ShopContext, press: PlaceOrderInput | null): Promise<FinishResult> {
  const refused = (error: FinishRefusal): FinishResult => ({
    error,
    declineCode: null,
    total: null,
    changed: [],
    lostCodes: [],
  });
  const ref = await readCartRef(shop.request);
  if (!ref) {
    // the response with the order was lost but its cookies were received: they no longer name a cart
    const placedOrderId = press && (await readOrderJustPlaced(shop.request));
    return placedOrderId ? { orderId: placedOrderId, headers: new Headers() } : refused("cart_gone");
  }
  try {
    const answer = await requestOrder(shop, ref, press);
    if (answer.type === "redirect") return { redirectTo: answer.url };
    if (answer.type === "refused") {
      log.warn({ requestId: shop.requestId, reason: answer.reason }, "order not placed");
      const {
        reason: error,
        decline_code: declineCode = null,
        total_cents: total = null,
        changed = [],
      } = answer;
      return { error, declineCode, total, changed, lostCodes: answer.lost_codes ?? [] };
    }
    const { order_id: orderId, mine } = answer;
    const headers = await orderCookieHeaders(shop, mine ? orderId : null);
    return mine ? { orderId, headers } : { orderedElsewhere: true, headers };
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    log.warn({ requestId: shop.requestId, kind: error.kind, reason: error.message }, "order not placed");
    return refused(refusalForLostAnswer(error, press !== null));
  }
}
