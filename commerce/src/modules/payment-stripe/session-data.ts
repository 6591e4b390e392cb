import type Stripe from "stripe";

/**
 * What a payment session keeps of its intent. The store API shows it to whoever has the cart, so nothing is in it that
 * could change the payment: no client secret.
 */
export type SessionData = Record<string, unknown> & {
  /** Id of the intent. */
  id: string;
  /** Integer cents. */
  amount: number;
  currency: string;
  status: Stripe.PaymentIntent.Status;
  /** "visa 4242", for the shopper to know the card by; null for PayPal. */
  card: string | null;
};

/** Names of what the shop keeps in an intent's metadata. */
export const intentMetadata = {
  /** Which shop it is of: an account, and Medusa's own `session_id`, may be shared by several. */
  installation: "installation",
  session: "session_id",
  token: "confirmation_token",
  card: "card",
} as const;

/** The part of an intent that a session keeps. */
export const sessionData = (intent: Stripe.PaymentIntent): SessionData => ({
  id: intent.id,
  amount: intent.amount,
  currency: intent.currency,
  status: intent.status,
  card: intent.metadata[intentMetadata.card] ?? null,
});

/** "visa 4242" for the card of a confirmation token; null when it holds none. */
export function cardOf(token: Stripe.ConfirmationToken): string | null {
  const card = token.payment_method_preview?.card;
  return card ? `${card.brand} ${card.last4}` : null;
}
