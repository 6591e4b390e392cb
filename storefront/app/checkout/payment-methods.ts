import { type PaymentMethod, paymentMethods } from "@su-turrone/contract/payment-methods";
import type { Cart } from "~/commerce/types";

/**
 * The methods a shopper can choose, in the order of the specification (§9).
 * @param withStripe card and PayPal are set up
 */
export const offeredMethods = (withStripe: boolean): readonly PaymentMethod[] =>
  withStripe ? paymentMethods : paymentMethods.filter((method) => method === "bank_transfer");

/** Nothing is to be paid, because a code takes off all of it: then there is no method to choose. */
export const isFree = (cart: Cart): boolean => cart.totals.total === 0;

/** Methods that run in the browser: the card form, and PayPal's own page. */
export const needsScript = (method: PaymentMethod): boolean => method !== "bank_transfer";

/** A method from what a form sent; null for anything else. */
export const methodFrom = (value: FormDataEntryValue | null): PaymentMethod | null =>
  paymentMethods.find((method) => method === value) ?? null;
