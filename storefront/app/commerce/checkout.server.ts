import { setTimeout as wait } from "node:timers/promises";
import type { HttpTypes } from "@medusajs/types";
import { localeOf } from "~/i18n/languages";
import { readCartRef, serializeCartRef, serializeOrderIds } from "~/platform/cookies.server";
import { log } from "~/platform/log.server";
import type { ShopContext } from "~/platform/shop.server";
import { cartPath } from "./cart-path";
import { change, changeCart, type CartResult } from "./cart-store.server";
import { fromAddress } from "./cart-view";
import { call, CommerceError } from "./client.server";
import { paymentProviders } from "./payment-methods";
import type { Address, PaymentMethod } from "./types";

/** What the information step collects. */
export interface Information {
  email: string;
  shipping: Address;
  /** null: the same as shipping. */
  billing: Address | null;
  /** Delivery notes, may be empty. */
  notes: string;
}

/** Keeps e-mail, addresses and notes in the cart. */
export function saveInformation(shop: ShopContext, given: Information): Promise<CartResult> {
  return change(shop, (cart) =>
    changeCart(shop, cart.id, "", {
      email: given.email,
      // mails and invoice speak the language the order is placed in
      locale: localeOf[shop.language],
      shipping_address: fromAddress(given.shipping),
      billing_address: fromAddress(given.billing ?? given.shipping),
      metadata: { notes: given.notes },
    }),
  );
}

/** Opens the payment session; only when the total is settled, because every new total makes a new one. */
export function choosePayment(shop: ShopContext, method: PaymentMethod): Promise<CartResult> {
  return change(shop, async (cart) => {
    const { payment_collection: collection } = await call<HttpTypes.StorePaymentCollectionResponse>(
      shop,
      "/store/payment-collections",
      { method: "POST", body: { cart_id: cart.id } },
    );
    await call(shop, `/store/payment-collections/${collection.id}/payment-sessions`, {
      method: "POST",
      body: { provider_id: paymentProviders[method] },
    });
    return changeCart(shop, cart.id, "", {});
  });
}

/** Why a cart did not become an order. */
export type PlaceOrderError =
  "payment_failed" | "not_enough_stock" | "payment_missing" | "cart_gone" | "unavailable";

export type PlaceOrderResult = { orderId: string; headers: Headers } | { error: PlaceOrderError };

type Completed = HttpTypes.StoreCompleteCartResponse;

/** Another tab or a webhook may be completing the same cart; it is done within seconds. */
const attempts = 8;
const pauseMs = 750;

const isBusy = (error: CommerceError): boolean => error.status === 409 || error.kind === "unreachable";

/** Completing is safe to repeat: one cart becomes one order, and the second caller gets the same one. */
async function complete(shop: ShopContext, cartId: string): Promise<Completed> {
  for (let n = 1; ; n++) {
    try {
      return await call<Completed>(shop, cartPath(cartId, "/complete"), { method: "POST", body: {} });
    } catch (error) {
      if (!(error instanceof CommerceError) || !isBusy(error) || n === attempts) throw error;
      await wait(pauseMs);
    }
  }
}

function reasonOf(error: CommerceError): PlaceOrderError {
  if (error.kind !== "refused") return "unavailable";
  if (error.status === 404) return "cart_gone";
  if (/inventory/i.test(error.message)) return "not_enough_stock";
  if (/payment/i.test(error.message)) return "payment_missing";
  return "unavailable";
}

/**
 * Makes the order of this browser's cart. Repeating it after a lost answer, a double click or in a second tab
 * gives the same order.
 */
export async function placeOrder(shop: ShopContext): Promise<PlaceOrderResult> {
  const ref = await readCartRef(shop.request);
  if (!ref) return { error: "cart_gone" };
  try {
    const done = await complete(shop, ref.id);
    if (done.type === "cart") {
      log.warn({ requestId: shop.requestId, reason: done.error.name }, "payment not authorised");
      return { error: "payment_failed" };
    }
    const headers = new Headers();
    headers.append("Set-Cookie", await serializeCartRef(null));
    headers.append("Set-Cookie", await serializeOrderIds(shop.request, done.order.id));
    return { orderId: done.order.id, headers };
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    log.warn({ requestId: shop.requestId, kind: error.kind, reason: error.message }, "order not placed");
    return { error: reasonOf(error) };
  }
}
