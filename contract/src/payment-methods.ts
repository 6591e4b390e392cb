/** Payment methods in the order of the specification (§9), with the Medusa provider of each. */
export const paymentProviders = {
  card: "pp_stripe_stripe",
  paypal: "pp_stripe-paypal_stripe",
  bank_transfer: "pp_bank-transfer_bank",
} as const;

export type PaymentMethod = keyof typeof paymentProviders;

/**
 * How an order was paid: `workshop` to the staff, who take it for an order made at the telephone or the counter; `other`
 * if it costs nothing.
 */
export type PaidBy = PaymentMethod | "workshop" | "other";

/** All methods, in the order they are offered. */
export const paymentMethods = Object.keys(paymentProviders) as readonly PaymentMethod[];

/** The ways in which an order that costs something can be paid. */
export const paidMethods: readonly Exclude<PaidBy, "other">[] = [...paymentMethods, "workshop"];

/** The payment method of a provider id, or null if the shop does not offer the provider. */
export const methodOfProvider = (providerId: string | undefined): PaymentMethod | null =>
  paymentMethods.find((method) => paymentProviders[method] === providerId) ?? null;

/** Header with the shopper's network address, sent by the storefront where commerce limits unpaid transfers by it. */
export const clientAddressHeader = "x-client-address";

/** Why an order may not be paid by bank transfer. */
export type TransferRefusal =
  /** the same sender has too many unpaid orders */
  | "open_orders"
  /** too many packs would be reserved without payment for the same sender */
  | "open_packs"
  /** more than half of what is left of a weight */
  | "stock";

/** Why a cart may not be paid by bank transfer. */
export interface TransferLimit {
  refusal: TransferRefusal;
  /** Packs reserved at most for a sender without payment. */
  max_packs: number;
}
