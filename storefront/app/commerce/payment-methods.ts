import type { PaymentMethod } from "./types";

/** The payment methods in the order of the specification (§9), and the provider of each on commerce. */
export const paymentProviders = {
  card: "pp_stripe_stripe",
  paypal: "pp_stripe-paypal_stripe",
  bank_transfer: "pp_bank-transfer_bank",
} as const satisfies Record<PaymentMethod, string>;

/** All methods, in the order they are offered. */
export const paymentMethods = Object.keys(paymentProviders) as PaymentMethod[];

/** The method a provider id stands for, or null for a provider the shop does not offer. */
export const methodOfProvider = (providerId: string | undefined): PaymentMethod | null =>
  paymentMethods.find((method) => paymentProviders[method] === providerId) ?? null;
