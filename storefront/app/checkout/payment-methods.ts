import {
  type PaymentMethod,
  paymentMethods,
  type TransferRefusal,
} from "@su-turrone/contract/payment-methods";
import type { TFunction } from "i18next";
import type { Cart } from "~/commerce/types";

/** Whether a method needs JavaScript: the card form and PayPal's own page do. */
export const needsScript = (method: PaymentMethod): boolean => method !== "bank_transfer";

/**
 * Payment methods offered to the shopper, in the order of the specification (§9).
 * @param withScripts whether the payment provider's scripts are configured, without which there is no card form
 */
export const offeredMethods = (
  enabled: readonly PaymentMethod[],
  withScripts: boolean,
): readonly PaymentMethod[] => enabled.filter((method) => withScripts || !needsScript(method));

/**
 * The method that is selected initially: the one chosen before, else the first one offered, which is the most likely.
 * Selecting a method charges nothing.
 * @param scripts whether JavaScript runs; without it, nothing is preselected among several methods, because most of
 *   them cannot be used
 */
export const initialMethod = (
  methods: readonly PaymentMethod[],
  chosen: PaymentMethod | null,
  scripts: boolean,
): PaymentMethod | null => chosen ?? (scripts || methods.length === 1 ? (methods[0] ?? null) : null);

/** Whether a promotion code covers the whole total, so that there is no payment method to choose. */
export const isFree = (cart: Cart): boolean => cart.totals.total === 0;

export const methodFrom = (value: FormDataEntryValue | null): PaymentMethod | null =>
  paymentMethods.find((method) => method === value) ?? null;

/** Refusals of a payment that another method avoids; texts in checkout.json under `payInstead`. */
type RefusedPayment = TransferRefusal | "transfer_limit" | "declined";

/** The methods to pay by instead, after a space; "" if none is offered. A declined card is not named again. */
export function payInstead(
  t: TFunction<"checkout">,
  refused: RefusedPayment,
  offered: readonly PaymentMethod[],
): string {
  const hasCard = refused !== "declined" && offered.includes("card");
  const hasPayPal = offered.includes("paypal");
  if (!hasCard && !hasPayPal) return "";
  const ways = hasCard ? (hasPayPal ? "card_paypal" : "card") : "paypal";
  return ` ${t(`payInstead.${refused}`, { ways: t(`payInstead.ways.${ways}`) })}`;
}
