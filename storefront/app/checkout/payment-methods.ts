import { type PaymentMethod, paymentMethods } from "@su-turrone/contract/payment-methods";
import type { Cart } from "~/commerce/types";

/** Methods that run in the browser: the card form, and PayPal's own page. */
export const needsScript = (method: PaymentMethod): boolean => method !== "bank_transfer";

/**
 * The methods a shopper can choose, in the order of the specification (§9).
 * @param enabled those commerce has switched on
 * @param withScripts whether the storefront knows the payment provider's scripts, without which there is no card form
 */
export const offeredMethods = (
  enabled: readonly PaymentMethod[],
  withScripts: boolean,
): readonly PaymentMethod[] => enabled.filter((method) => withScripts || !needsScript(method));

/**
 * The way to pay that is chosen when the step opens: what was chosen before, else the first that is offered, which is the likely one.
 * Choosing charges nothing.
 * @param scripts whether scripts run; without them nothing is chosen among several, because most of them cannot be
 */
export const methodAtFirst = (
  methods: readonly PaymentMethod[],
  chosen: PaymentMethod | null,
  scripts: boolean,
): PaymentMethod | null => chosen ?? (scripts || methods.length === 1 ? (methods[0] ?? null) : null);

/** Nothing is to be paid, because a code takes off all of it: then there is no method to choose. */
export const isFree = (cart: Cart): boolean => cart.totals.total === 0;

/** A method from what a form sent; null for anything else. */
export const methodFrom = (value: FormDataEntryValue | null): PaymentMethod | null =>
  paymentMethods.find((method) => method === value) ?? null;
