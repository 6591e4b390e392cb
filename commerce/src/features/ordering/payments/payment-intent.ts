import type Stripe from "stripe";
import { intentMetadata } from "../../../modules/payment-stripe/session-data";

export type PaymentIntentStatus = Stripe.PaymentIntent.Status;

/** Money is reserved or taken. */
export const isHeld = (status: PaymentIntentStatus): boolean =>
  status === "requires_capture" || status === "succeeded";

/** The payment session an intent was opened for; null for one that is none of the shop's. */
export const sessionOf = (intent: Stripe.PaymentIntent): string | null =>
  intent.metadata[intentMetadata.session] ?? null;

/** Where the shopper has to go to confirm: the bank's page or PayPal's; null when nowhere. */
export const nextUrl = (intent: Stripe.PaymentIntent): string | null =>
  intent.next_action?.redirect_to_url?.url ?? null;

/** The installation that opened an intent; null for one that none of ours did. */
export const installationOf = (intent: Stripe.PaymentIntent): string | null =>
  intent.metadata[intentMetadata.installation] ?? null;
