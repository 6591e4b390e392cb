import { redirect } from "@remix-run/node";
import { pageBefore } from "~/checkout/steps";
import type { CheckoutStep } from "~/checkout/step-list";
import { readCart } from "~/commerce/cart.server";
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
