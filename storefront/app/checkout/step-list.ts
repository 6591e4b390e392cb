import type { PageId } from "~/i18n/paths";

/** Checkout steps in order (spec §4). */
export const checkoutSteps = ["information", "payment", "confirm"] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

/** The page of each step. */
export const checkoutPages = {
  information: "checkout",
  payment: "checkoutPayment",
  confirm: "checkoutConfirm",
} as const satisfies Record<CheckoutStep, PageId>;
