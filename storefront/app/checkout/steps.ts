import type { Cart } from "~/commerce/types";
import type { PageId } from "~/i18n/paths";
import { availableMethods } from "./payment-methods";
import { checkInformation, typedFromCart } from "./information";

/** The steps of the checkout in their order (spec §4). */
export const checkoutSteps = ["information", "payment", "confirm"] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

interface StepRule {
  page: PageId;
  /** Whether the cart carries all that this step asks for. */
  done: (cart: Cart) => boolean;
}

/**
 * The table of the checkout: where each step lives and when it is finished. A step may be opened once all steps
 * before it are done; going back is always allowed.
 */
export const stepRules: Readonly<Record<CheckoutStep, StepRule>> = {
  information: {
    page: "checkout",
    // checked whole, because the country can be changed in the cart after the address was given
    done: (cart) => checkInformation(typedFromCart(cart)).ok,
  },
  payment: { page: "checkoutPayment", done: (cart) => availableMethods.some((method) => method === cart.payment) },
  confirm: { page: "checkoutConfirm", done: () => false },
};

/** Where a shopper belongs who asks for a step: there (null), or on another page first. */
export function pageBefore(step: CheckoutStep, cart: Cart | null): PageId | null {
  if (!cart || cart.lines.length === 0) return "cart";
  const before = checkoutSteps.slice(0, checkoutSteps.indexOf(step));
  const unfinished = before.find((earlier) => !stepRules[earlier].done(cart));
  return unfinished ? stepRules[unfinished].page : null;
}

/** Whether a step may be opened, for the links of the step list. */
export const canOpen = (step: CheckoutStep, cart: Cart): boolean => pageBefore(step, cart) === null;
