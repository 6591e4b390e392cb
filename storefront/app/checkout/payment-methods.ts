import { paymentMethods } from "~/commerce/payment-methods";
import type { PaymentMethod } from "~/commerce/types";

/** Whether a provider stands behind a method, so that it can be chosen. */
const available: Readonly<Record<PaymentMethod, boolean>> = {
  card: false,
  paypal: false,
  bank_transfer: true,
};

/** The methods a shopper can choose now, in the order of the specification (§9). */
export const availableMethods: readonly PaymentMethod[] = paymentMethods.filter(
  (method) => available[method],
);

/** A method that can be chosen, from what a form sent; null for anything else. */
export const methodFrom = (value: FormDataEntryValue | null): PaymentMethod | null =>
  availableMethods.find((method) => method === value) ?? null;
