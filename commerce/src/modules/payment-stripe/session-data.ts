import type Stripe from "stripe";
import { PaymentSessionStatus } from "@medusajs/framework/utils";

/**
 * The part of an intent stored in a payment session. The store API exposes it to anyone who has the cart, so it
 * contains nothing that could change the payment: no client secret.
 */
export type SessionData = Record<string, unknown> & {
  id: string;
  /** Integer cents. */
  amount: number;
  currency: string;
  status: Stripe.PaymentIntent.Status;
  /** "visa 4242", so that the shopper recognises the card; null for PayPal. */
  card: string | null;
};

/** Keys of the shop's entries in an intent's metadata. */
export const intentMetadata = {
  /** Id of the shop's installation: several shops may share a Stripe account, and even Medusa's `session_id`. */
  installation: "installation",
  session: "session_id",
  token: "confirmation_token",
  card: "card",
} as const;

/** The part of an intent stored in a session. */
export const sessionData = (intent: Stripe.PaymentIntent): SessionData => ({
  id: intent.id,
  amount: intent.amount,
  currency: intent.currency,
  status: intent.status,
  card: intent.metadata[intentMetadata.card] ?? null,
});

/** "visa 4242" for the card of a confirmation token; null when it has none. */
export function cardOf(token: Stripe.ConfirmationToken): string | null {
  const card = token.payment_method_preview?.card;
  return card ? `${card.brand} ${card.last4}` : null;
}

/**
 * Maps the status of a Stripe intent to Medusa's session status. A payment method still being processed stays pending.
 */
const statuses: Readonly<Record<Stripe.PaymentIntent.Status, PaymentSessionStatus>> = {
  requires_payment_method: PaymentSessionStatus.PENDING,
  requires_confirmation: PaymentSessionStatus.PENDING,
  processing: PaymentSessionStatus.PENDING,
  requires_action: PaymentSessionStatus.REQUIRES_MORE,
  requires_capture: PaymentSessionStatus.AUTHORIZED,
  succeeded: PaymentSessionStatus.CAPTURED,
  canceled: PaymentSessionStatus.CANCELED,
};

/** Session status of an intent; a declined payment is an error until another card is tried. */
export function sessionStatusOf(
  intent: Pick<Stripe.PaymentIntent, "status" | "last_payment_error">,
): PaymentSessionStatus {
  if (intent.status === "requires_payment_method" && intent.last_payment_error)
    return PaymentSessionStatus.ERROR;
  return statuses[intent.status];
}
