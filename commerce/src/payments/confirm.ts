import { createHash } from "node:crypto";
import Stripe from "stripe";
import { intentMetadata } from "../modules/payment-stripe/session-data";
import { stripe } from "./stripe";

/** How an intent is to be paid: with the token of the card form, or at PayPal. */
function methodOf(intent: Stripe.PaymentIntent): Stripe.PaymentIntentConfirmParams {
  const token = intent.metadata[intentMetadata.token];
  if (token) return { confirmation_token: token };
  return intent.payment_method_types.includes("paypal") ? { payment_method_data: { type: "paypal" } } : {};
}

/** The same request has the same key, so that Stripe acts on it once whatever gets lost on the way. */
const keyOf = (intent: Stripe.PaymentIntent, returnUrl: string): string =>
  `confirm-${intent.id}-${createHash("sha256").update(returnUrl).digest("hex").slice(0, 16)}`;

/**
 * Asks for the money.
 * @returns "asked", also where the card was declined: the intent tells of it when it is looked at next; "refused" when
 *   Stripe does not take the request, because the token is used or too old
 * @throws Stripe's error when Stripe does not answer
 */
export async function confirmPayment(
  intent: Stripe.PaymentIntent,
  returnUrl: string,
): Promise<"asked" | "refused"> {
  try {
    await stripe().paymentIntents.confirm(
      intent.id,
      { ...methodOf(intent), return_url: returnUrl },
      { idempotencyKey: keyOf(intent, returnUrl) },
    );
    return "asked";
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return "asked";
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return "refused";
    throw error;
  }
}
