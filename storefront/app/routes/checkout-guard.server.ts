import { redirect, type AppLoadContext } from "@remix-run/node";
import { pageBefore } from "~/checkout/steps";
import type { CheckoutStep } from "~/checkout/step-list";
import { readCart } from "~/commerce/cart.server";
import { isFailure } from "~/commerce/client.server";
import type { Cart } from "~/commerce/types";
import { href } from "~/i18n/paths";
import type { ShopContext } from "~/platform/shop.server";

/** The cart for a step of the checkout. @throws a redirect to where the shopper has to be first */
export async function cartForStep(
  shop: ShopContext,
  step: CheckoutStep,
): Promise<{ cart: Cart; headers: Headers }> {
  const { cart, headers } = await readCart(shop);
  const before = pageBefore(step, cart);
  if (before || !cart) throw redirect(href(before ?? "cart", shop.language), { status: 303, headers });
  return { cart, headers };
}

/**
 * The cart for the page of a step. Where the page is the answer to its own form and commerce is away, it is shown without
 * the cart (null), so that nothing typed is lost.
 * @throws a redirect to where the shopper has to be first, and CommerceError where no form was sent
 */
export async function cartForPage(
  shop: ShopContext,
  step: CheckoutStep,
  { posted }: AppLoadContext,
): Promise<{ cart: Cart | null; headers: Headers }> {
  try {
    return await cartForStep(shop, step);
  } catch (error) {
    if (posted && isFailure(error)) return { cart: null, headers: new Headers() };
    throw error;
  }
}
