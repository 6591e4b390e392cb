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
  gift: boolean;
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
      gift: given.gift,
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

/** Commerce may have to ask the payment provider more than once, in ms. */
const paymentTimeoutMs = 12_000;

/** Commerce says after eight seconds that an order is being made; what takes longer hangs, in ms. */
const finishTimeoutMs = 10_000;

/** Commerce being restarted is over in seconds; asking again is safe, because one cart becomes one order. */
const attempts = 8;
const pauseMs = 750;

const placeOrderBody = ({ shown, payment, returnUrl }: PlaceOrderInput): FinishRequest["press"] => ({
  shown_cents: shown,
  ...(payment ? { shown_provider: paymentProviders[payment] } : {}),
  return_url: returnUrl,
});

/**
 * Asks commerce to make the order. A press is sent again while there is no connection, and also to a commerce that hangs, which works
 * on it when it goes on. The page that waits asks again by itself. @throws CommerceError
 */
async function ask(shop: ShopContext, ref: CartRef, press: PlaceOrderInput | null): Promise<FinishAnswer> {
  const body: FinishRequest = {
    ...(ref.browser ? { browser: ref.browser } : {}),
    ...(press ? { press: placeOrderBody(press) } : {}),
  };
  const options = { method: "POST", body, timeoutMs: finishTimeoutMs, always: press !== null } as const;
  const until = Date.now() + finishTimeoutMs;
  for (let n = 1; ; n++) {
    try {
      return await call<FinishAnswer>(shop, cartPath(ref.id, "/finish"), options);
    } catch (error) {
      const again = press && error instanceof CommerceError && error.kind === "unreachable";
      if (!again || n === attempts || Date.now() > until) throw error;
      await wait(pauseMs);
    }
  }
}

/**
 * What it means that commerce has not answered. Nobody knows then whether the order is being made: where the button was pressed and
 * sent, and on the page that waits, that is what the shopper is told, and the page goes on asking.
 */
function withoutAnswer({ kind, status }: CommerceError, pressed: boolean): FinishRefusal {
  if (status === 404) return "cart_gone";
  const isOpen = pressed ? kind === "slow" : kind !== "refused";
  return isOpen ? "order_queued" : "unavailable";
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
    return refused(withoutAnswer(error, press !== null));
  }
}
