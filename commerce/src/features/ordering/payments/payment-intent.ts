import type Stripe from "stripe";
import { intentMetadata } from "../../../modules/payment-stripe/session-data";

export type PaymentIntentStatus = Stripe.PaymentIntent.Status;

/** Whether money is authorised or captured. */
export const isHeld = (status: PaymentIntentStatus): boolean =>
  status === "requires_capture" || status === "succeeded";

/** Id of the payment session an intent was created for; null for an intent of somebody else. */
export const sessionOf = (intent: Stripe.PaymentIntent): string | null =>
  intent.metadata[intentMetadata.session] ?? null;

/** URL at which the shopper has to confirm the payment, at the bank or PayPal; null when there is none. */
export const nextUrl = (intent: Stripe.PaymentIntent): string | null =>
  intent.next_action?.redirect_to_url?.url ?? null;

/** Id of the installation that created an intent; null when no installation of the shop did. */
export const installationOf = (intent: Stripe.PaymentIntent): string | null =>
  intent.metadata[intentMetadata.installation] ?? null;
