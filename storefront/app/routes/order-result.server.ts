import { redirectDocument, type TypedResponse } from "@remix-run/node";
import { noticesFrom, type CartNotice } from "~/cart/cart-notices";
import {
  declineFrom,
  orderErrorFrom,
  type OrderErrorCode,
  type OrderErrorView,
} from "~/checkout/order-errors";
import { checkoutPages, type CheckoutStep } from "~/checkout/step-list";
import { pageBefore } from "~/checkout/steps";
import { readCart } from "~/commerce/cart.server";
import { isFailure } from "~/commerce/client.server";
import type { FinishRefusal } from "@su-turrone/contract/refusals";
import type { FinishResult } from "~/commerce/checkout.server";
import { href } from "~/i18n/paths";
import { readCartRef } from "~/platform/cookies.server";
import { readFlash, setFlash } from "~/platform/flash.server";
import type { ShopContext } from "~/platform/shop.server";
import { redirectPrivately } from "~/platform/headers";

/** Problems that are mended on the payment step: the choice made there holds no longer. */
const mendedAtPayment: readonly OrderErrorCode[] = ["payment_failed", "payment_missing", "not_enough_stock"];

/** The cart page says what has changed, and opens the checkout again once that is settled. */
export const isFixedInCart = (error: FinishRefusal): error is "cart_gone" | "cart_changed" =>
  error === "cart_gone" || error === "cart_changed";

/** Whether the cart itself is in order and its address is not, as when its country was changed in another tab: the cart page says nothing of it. */
async function isAddressWrong(shop: ShopContext): Promise<boolean> {
  try {
    return pageBefore("confirm", (await readCart(shop)).cart) === checkoutPages.information;
  } catch (error) {
    if (isFailure(error)) return false;
    throw error;
  }
}

/**
 * Where a shopper goes after the cart was asked to become an order: to the order, to the bank or PayPal, to the step where
 * a problem can be mended. Null for a problem that the page itself shows.
 */
export async function redirectAfterOrder(
  shop: ShopContext,
  result: FinishResult,
): Promise<TypedResponse<never> | null> {
  if ("orderId" in result) {
    const to = href("confirmation", shop.language, { id: result.orderId });
    return redirectPrivately(to, result.headers);
  }
  if ("orderedElsewhere" in result) return redirectOrderedElsewhere(shop, result.headers);
  // the pages of the bank and of PayPal are no pages of this app, even where the sandbox serves them from its address
  if ("redirectTo" in result) return redirectDocument(result.redirectTo, 303);
  const { error, declineCode, lostCodes } = result;
  // commerce was away when the button was pressed, and knows nothing of it
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
  if (!mendedAtPayment.includes(error)) return null;
  const decline = declineFrom(declineCode);
  return redirectToStep(shop, checkoutPages.payment, { code: error, ...(decline ? { decline } : {}) });
}

/** To the cart page, which says that somebody else has ordered the cart. */
export async function redirectOrderedElsewhere(
  shop: ShopContext,
  headers: Headers,
): Promise<TypedResponse<never>> {
  await setFlash(headers, [{ key: "orderedElsewhere" }]);
  return redirectPrivately(href("cart", shop.language), headers);
}

/** To the cart page from a form whose cart is gone. Where the cookie still names one the page sees that by itself; else it is told. */
export async function redirectCartGone(shop: ShopContext, headers: Headers): Promise<TypedResponse<never>> {
  if (!(await readCartRef(shop.request))) await setFlash(headers, [{ key: "gone" }]);
  return redirectPrivately(href("cart", shop.language), headers);
}

/** To the page where the shopper has to be now; the problem is told there. */
export async function redirectToStep(
  shop: ShopContext,
  page: "cart" | (typeof checkoutPages)[CheckoutStep],
  { code, ...values }: OrderErrorView,
): Promise<TypedResponse<never>> {
  const headers = new Headers();
  await setFlash(headers, [{ key: code, values }]);
  return redirectPrivately(href(page, shop.language), headers);
}

/** What the step before has to say, shown once: the problem that brought the shopper here, or what has changed in the cart. */
export async function flashedToStep(
  request: Request,
): Promise<{ problem: OrderErrorView | null; notices: CartNotice[]; headers: Headers }> {
  const { flash: messages, headers } = await readFlash(request);
  const [flash] = messages;
  const problem = flash ? orderErrorFrom(flash.key, flash.values) : null;
  return { problem, notices: problem ? [] : noticesFrom(messages), headers };
}
