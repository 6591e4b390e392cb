import type { PageId } from "~/i18n/paths";

/** The steps of the checkout in their order (spec §4). */
export const checkoutSteps = ["information", "payment", "confirm"] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

/** Where each step lives. */
export const checkoutPages = {
  information: "checkout",
  payment: "checkoutPayment",
  confirm: "checkoutConfirm",
} as const satisfies Record<CheckoutStep, PageId>;
