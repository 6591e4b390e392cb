import type { AppLoadContext } from "@remix-run/node";
import type { TransferLimit } from "@su-turrone/contract/transfer-limit";
import { requiredPageBefore } from "~/checkout/steps";
import type { CheckoutStep } from "~/checkout/step-list";
import { readCart, type CartReading, type CartReadingOptions } from "~/commerce/cart.server";
import { isCommerceFailure } from "~/commerce/client.server";
import type { Cart } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { redirectPrivately } from "~/platform/headers";
import type { ShopContext } from "~/platform/shop.server";
import { redirectCartGone, redirectOrderedElsewhere } from "./order-result.server";

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
  if (!cart && (isCookieless || shop.request.method === "POST")) throw await redirectCartGone(shop, headers);
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
  try {
    return await cartForStep(shop, step, options);
  } catch (error) {
    if (posted && isCommerceFailure(error))
      return { cart: null, transferLimit: null, headers: new Headers() };
    throw error;
  }
}
