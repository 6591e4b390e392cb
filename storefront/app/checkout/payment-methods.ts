import type { PaymentMethod } from "~/commerce/types";

interface PaymentMethodRow {
  method: PaymentMethod;
  /** Whether a provider stands behind it and it can be chosen. */
  available: boolean;
}

/** The payment methods in the order of the specification (§9). */
export const paymentMethods: readonly PaymentMethodRow[] = [
  { method: "card", available: false },
  { method: "paypal", available: false },
  { method: "bank_transfer", available: true },
];

/** The methods a shopper can choose now. */
export const availableMethods: readonly PaymentMethod[] = paymentMethods
  .filter(({ available }) => available)
  .map(({ method }) => method);

/** A method that can be chosen, from what a form sent; null for anything else. */
export const methodFrom = (value: FormDataEntryValue | null): PaymentMethod | null =>
  availableMethods.find((method) => method === value) ?? null;
