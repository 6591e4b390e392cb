import { type AppLoadContext, redirectDocument, type TypedResponse } from "@remix-run/node";
import type { FinishRefusal } from "@su-turrone/contract/refusals";
import type { TransferLimit } from "@su-turrone/contract/payment-methods";
import type { CartNotice } from "~/cart/cart-notices";
import {
  declineFrom,
  type OrderErrorCode,
  orderErrorFrom,
  orderErrors,
  type OrderErrorView,
} from "~/checkout/order-errors";
import { checkoutPages, type CheckoutStep, requiredPageBefore } from "~/checkout/steps";
import { type CartReading, type CartReadingOptions, readCart } from "~/commerce/cart-store.server";
import type { FinishResult } from "~/commerce/checkout.server";
import { unlessDown } from "~/commerce/client.server";
import type { Cart } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { readFlash, setFlash } from "~/platform/cookies.server";
import { redirectPrivately } from "~/platform/headers";
import type { ShopContext } from "~/platform/shop.server";
import { noticesFrom } from "./cart-change.server";

/**
 * Redirects from a cart that has become an order to that order, from one that is just being ordered to the page that
 * waits for it, and from a lost one to the cart page, which shows a message.
 * @throws a redirect Response
 */
async function redirectFromOrderedCart(
  shop: ShopContext,
  { ordered, underWay, lost, headers }: CartReading,
): Promise<void> {
  if (underWay) throw redirectPrivately(href("checkoutReturn", shop.language));
  if (ordered?.inThisBrowser) {
    const to = href("confirmation", shop.language, { id: ordered.id });
    throw redirectPrivately(to, headers);
  }
  if (ordered) throw await redirectOrderedElsewhere(shop, headers);
  // keep the cookie unchanged
  if (lost) throw redirectPrivately(href("cart", shop.language));
}

/** The cart for a checkout step. @throws a redirect to the step the shopper has to complete first */
export async function cartForStep(
  shop: ShopContext,
  step: CheckoutStep,
  options: CartReadingOptions = {},
): Promise<{ cart: Cart; transferLimit: TransferLimit | null; headers: Headers }> {
  const reading = await readCart(shop, options);
  await redirectFromOrderedCart(shop, reading);
  const { cart, transferLimit, headers } = reading;
  // after an order there is no cart either, but then the browser keeps the order's cookie
  const isCookieless = !shop.request.headers.has("Cookie");
  if (!cart && (isCookieless || shop.request.method === "POST")) throw redirectCartGone(shop, headers);
  const requiredPage = requiredPageBefore(step, cart);
  if (requiredPage || !cart) throw redirectPrivately(href(requiredPage ?? "cart", shop.language), headers);
  return { cart, transferLimit, headers };
}

/**
 * The cart for the page of a checkout step. If the page is rendered in response to its own form while commerce is down,
 * it is shown without the cart (null), so that the form input is not lost.
 * @throws a redirect to the step the shopper has to complete first; CommerceError if no form was sent
 */
export async function cartForPage(
  shop: ShopContext,
  step: CheckoutStep,
  { posted }: AppLoadContext,
  options: CartReadingOptions = {},
): Promise<{ cart: Cart | null; transferLimit: TransferLimit | null; headers: Headers }> {
  const reading = cartForStep(shop, step, options);
  if (!posted) return reading;
  return unlessDown(reading, () => ({ cart: null, transferLimit: null, headers: new Headers() }));
}

/** Errors handled by the cart page: it shows what has changed and allows checkout again once that is resolved. */
const isFixedInCart = (error: FinishRefusal): error is "cart_gone" | "cart_changed" =>
  error === "cart_gone" || error === "cart_changed";

/**
 * Whether the cart is fine but its address is not, for example because the country was changed in another tab; the cart
 * page does not show that.
 */
async function isAddressWrong(shop: ShopContext): Promise<boolean> {
  const reading = await unlessDown(readCart(shop), () => null);
  return reading !== null && requiredPageBefore("confirm", reading.cart) === checkoutPages.information;
}

type ShownRefusal = Extract<FinishResult, { type: "refused" }> & { reason: OrderErrorCode };

/**
 * Redirect after an attempt to turn the cart into an order: to the order, to the bank or PayPal, or to the step where
 * the problem can be fixed. The refusal if its problem is one that the current page shows itself.
 */
export async function redirectAfterOrder(
  shop: ShopContext,
  result: FinishResult,
): Promise<TypedResponse<never> | ShownRefusal> {
  if (result.type === "order") {
    const to = href("confirmation", shop.language, { id: result.orderId });
    return redirectPrivately(to, result.headers);
  }
  if (result.type === "ordered_elsewhere") return redirectOrderedElsewhere(shop, result.headers);
  // the pages of the bank and PayPal are not part of this app, even where the sandbox serves them from its origin
  if (result.type === "redirect") return redirectDocument(result.url, 303);
  const { reason: error, decline_code: declineCode, lost_codes: lostCodes = [] } = result;
  // commerce was down when the button was pressed and knows nothing of it
  if (error === "not_pressed") return redirectToStep(shop, checkoutPages.confirm, { code: error });
  if (error === "cart_gone") return redirectCartGone(shop, new Headers());
  if (error === "cart_changed" && (await isAddressWrong(shop)))
    return redirectToStep(shop, checkoutPages.information, { code: "address_changed" });
  if (isFixedInCart(error)) {
    const headers = new Headers();
    const lost = lostCodes.map((code) => ({ key: "codeLost", values: { code } }));
    if (lost.length > 0) await setFlash(headers, lost);
    return redirectPrivately(href("cart", shop.language), headers);
  }
  if (orderErrors[error].fixedOn === null) return { ...result, reason: error };
  const decline = declineFrom(declineCode);
  return redirectToStep(shop, checkoutPages.payment, { code: error, ...(decline ? { decline } : {}) });
}

/** Redirects to the cart page with a message that the cart was ordered in another browser. */
async function redirectOrderedElsewhere(shop: ShopContext, headers: Headers): Promise<TypedResponse<never>> {
  await setFlash(headers, [{ key: "orderedElsewhere" }]);
  return redirectPrivately(href("cart", shop.language), headers);
}

/**
 * Redirects a shopper whose cart is gone to the cart page. If the cookie still names a cart, that page detects the loss
 * itself. A browser that has sent no cookie at all may keep none, which the page learns from its URL: a flash message
 * would be lost like the cart.
 */
export function redirectCartGone(shop: ShopContext, headers: Headers): TypedResponse<never> {
  const query = shop.request.headers.has("Cookie") ? "" : "?cookies=missing";
  return redirectPrivately(href("cart", shop.language) + query, headers);
}

/** Redirects to the step the shopper has to be on, which shows the problem. */
export async function redirectToStep(
  shop: ShopContext,
  page: "cart" | (typeof checkoutPages)[CheckoutStep],
  { code, changed = [], ...values }: OrderErrorView,
): Promise<TypedResponse<never>> {
  const headers = new Headers();
  await setFlash(headers, [{ key: code, values: { ...values, changed: changed.join(" ") } }]);
  return redirectPrivately(href(page, shop.language), headers);
}

/** Flash messages from the previous step: the problem that sent the shopper here, or what has changed in the cart. */
export async function readStepFlash(
  request: Request,
): Promise<{ problem: OrderErrorView | null; notices: CartNotice[]; headers: Headers }> {
  const { flash: messages, headers } = await readFlash(request);
  const [flash] = messages;
  const problem = flash ? orderErrorFrom(flash.key, flash.values) : null;
  return { problem, notices: problem ? [] : noticesFrom(messages), headers };
}
