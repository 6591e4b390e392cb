import { isOrderable } from "~/cart/line-issue";
import type { Cart } from "~/commerce/types";
import type { PageId } from "~/i18n/paths";
import { checkInformation, typedFromCart } from "./information";
import { isFree } from "./payment-methods";

/** Checkout steps in order (spec §4). */
export const checkoutSteps = ["information", "payment", "confirm"] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

export const checkoutPages = {
  information: "checkout",
  payment: "checkoutPayment",
  confirm: "checkoutConfirm",
} as const satisfies Record<CheckoutStep, PageId>;

/** A step may be opened once the cart contains everything the previous ones ask for; going back always. */
const isStepDone: Readonly<Record<CheckoutStep, (cart: Cart) => boolean>> = {
  // validated as a whole, because the country can be changed in the cart after the address was given
  information: (cart) => checkInformation(typedFromCart(cart)).ok,
  payment: (cart) => cart.payment !== null || isFree(cart),
  confirm: () => false,
};

/** The page a shopper has to visit before the requested step; null if the step may be opened. */
export function requiredPageBefore(
  step: CheckoutStep,
  cart: Cart | null,
): "cart" | (typeof checkoutPages)[CheckoutStep] | null {
  // the cart page shows the issues of its lines
  if (!cart || !isOrderable(cart)) return "cart";
  const before = checkoutSteps.slice(0, checkoutSteps.indexOf(step));
  const unfinished = before.find((earlier) => !isStepDone[earlier](cart));
  return unfinished ? checkoutPages[unfinished] : null;
}
