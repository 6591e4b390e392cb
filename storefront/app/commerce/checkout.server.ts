import type { BuyerRequests } from "@su-turrone/contract/buyer-requests";
import type { PaymentChoiceAnswer } from "@su-turrone/contract/cart-view";
import type { FinishAnswer } from "@su-turrone/contract/place-order";
import {
  clientAddressHeader,
  type PaymentMethod,
  paymentProviders,
} from "@su-turrone/contract/payment-methods";
import type { FinishRefusal } from "@su-turrone/contract/refusals";
import { setTimeout as wait } from "node:timers/promises";
import type { PaymentChoice, FinishRequest } from "@su-turrone/contract/cart-requests";
import { localeOf } from "~/i18n/languages";
import { readCartRef, readOrderJustPlaced, type CartRef } from "~/platform/cookies.server";
import { log } from "~/platform/log.server";
import type { ShopContext } from "~/platform/shop.server";
import { cartPath, type CartResult, orderCookieHeaders } from "./cart-store.server";
import { changeOwnCart, withOwnCart } from "./cart-changes.server";
import { type Address, fromAddress } from "@su-turrone/contract/addresses";
import { call, CommerceError } from "./client.server";

export interface Information {
  email: string;
  shipping: Address;
  /** null if it is the same as the shipping address. */
  billing: Address | null;
  requests: BuyerRequests;
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
    requests: information.requests,
  });

/**
 * Opens the payment session: one call to commerce. Only call it once the total is settled, because a new total needs a
 * new session.
 * @param token of the card form or of a wallet
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

export type FinishResult =
  | { type: "order"; orderId: string; headers: Headers }
  /** ordered by somebody with whom the cart was shared */
  | { type: "ordered_elsewhere"; headers: Headers }
  | Exclude<FinishAnswer, { type: "order" }>;

/** Timeout in ms; commerce may have to call the payment provider more than once. */
const paymentTimeoutMs = 12_000;

/** In ms: after eight seconds commerce reports that the order is being placed; a longer wait means that it hangs. */
const finishTimeoutMs = 10_000;

/** A restart of commerce takes seconds; retrying is safe, because one cart becomes one order. */
const maxAttempts = 8;
const retryDelayMs = 750;

/**
 * Requests the order from commerce. A press of the order button is retried while there is no connection, and is also
 * sent to a hanging commerce, which processes it once it recovers. Without a press there is no retry, because the
 * waiting page polls anyway.
 */
async function requestOrder(
  shop: ShopContext,
  ref: CartRef,
  press?: FinishRequest["press"],
): Promise<FinishAnswer> {
  const body: FinishRequest = {
    ...(ref.browser ? { browser: ref.browser } : {}),
    ...(press ? { press } : {}),
  };
  const deadline = Date.now() + finishTimeoutMs;
  for (let attempt = 1; ; attempt++) {
    try {
      return await call<FinishAnswer>(shop, cartPath(ref.id, "/finish"), {
        method: "POST",
        body,
        headers: { [clientAddressHeader]: shop.clientIp },
        timeoutMs: finishTimeoutMs,
        evenIfHanging: press !== undefined,
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
 * @param press what the page with the order button showed; omitted on return from the bank or PayPal, where nothing new
 *   may be requested
 */
export async function finishOrder(shop: ShopContext, press?: FinishRequest["press"]): Promise<FinishResult> {
  const ref = await readCartRef(shop.request);
  if (!ref) {
    // the response with the order was lost but its cookies were received: they no longer name a cart
    const placedOrderId = press && (await readOrderJustPlaced(shop.request));
    return placedOrderId
      ? { type: "order", orderId: placedOrderId, headers: new Headers() }
      : { type: "refused", reason: "cart_gone" };
  }
  try {
    const answer = await requestOrder(shop, ref, press);
    if (answer.type === "refused")
      log.warn({ requestId: shop.requestId, reason: answer.reason }, "order not placed");
    if (answer.type !== "order") return answer;
    const { order_id: orderId, mine } = answer;
    const headers = await orderCookieHeaders(shop, mine ? orderId : null);
    return mine ? { type: "order", orderId, headers } : { type: "ordered_elsewhere", headers };
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    log.warn({ requestId: shop.requestId, kind: error.kind, reason: error.message }, "order not placed");
    return { type: "refused", reason: refusalForLostAnswer(error, press !== undefined) };
  }
}
