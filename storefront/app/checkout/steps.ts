import { isOrderable } from "~/cart/line-issue";
import type { Cart } from "~/commerce/types";
import { isFree } from "./payment-methods";
import { checkInformation, typedFromCart } from "./information";
import { checkoutPages, checkoutSteps, type CheckoutStep } from "./step-list";

/**
 * The table of the checkout: when the cart carries all that a step asks for. A step may be opened once all steps
 * before it are done; going back is always allowed.
 */
const stepDone: Readonly<Record<CheckoutStep, (cart: Cart) => boolean>> = {
  // checked whole, because the country can be changed in the cart after the address was given
  information: (cart) => checkInformation(typedFromCart(cart)).ok,
  payment: (cart) => cart.payment !== null || isFree(cart),
  confirm: () => false,
};

/** Where a shopper belongs who asks for a step: there (null), or on another page first. */
export function pageBefore(
  step: CheckoutStep,
  cart: Cart | null,
): "cart" | (typeof checkoutPages)[CheckoutStep] | null {
  // the cart shows what is the matter with its lines
  if (!cart || !isOrderable(cart)) return "cart";
  const before = checkoutSteps.slice(0, checkoutSteps.indexOf(step));
  const unfinished = before.find((earlier) => !stepDone[earlier](cart));
  return unfinished ? checkoutPages[unfinished] : null;
}
