/** The payment methods in the order of the specification (§9), and Medusa's provider of each. */
export const paymentProviders = {
  card: "pp_stripe_stripe",
  paypal: "pp_stripe-paypal_stripe",
  bank_transfer: "pp_bank-transfer_bank",
} as const;

/** One of the methods. */
export type PaymentMethod = keyof typeof paymentProviders;

/** All methods, in the order they are offered. */
export const paymentMethods = Object.keys(paymentProviders) as readonly PaymentMethod[];

/** The method a provider id stands for, or null for a provider the shop does not offer. */
export const methodOfProvider = (providerId: string | undefined): PaymentMethod | null =>
  paymentMethods.find((method) => paymentProviders[method] === providerId) ?? null;
