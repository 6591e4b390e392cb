import Stripe from "stripe";
import { intentMetadata } from "../../../modules/payment-stripe/session-data";
import { stripe } from "./stripe";

/** How an intent is to be paid: with the token of the card form, or at PayPal. */
function methodOf(intent: Stripe.PaymentIntent): Stripe.PaymentIntentConfirmParams {
  const token = intent.metadata[intentMetadata.token];
  if (token) return { confirmation_token: token };
  return intent.payment_method_types.includes("paypal") ? { payment_method_data: { type: "paypal" } } : {};
}

/**
 * Confirms the payment at Stripe. Each call gets its own idempotency key from Stripe's library, shared by its retries:
 * under a permanent key, Stripe would replay an error for a day (docs.stripe.com/api/idempotent_requests). Double
 * payments are prevented by the intent itself, which cannot be confirmed again once it holds money.
 * @returns "asked", also when the card was declined: reading the intent shows that; "refused" when Stripe rejects the
 * request because the token is used or too old
 * @throws Stripe's error when Stripe cannot be reached
 */
export async function confirmPayment(
  intent: Stripe.PaymentIntent,
  returnUrl: string,
): Promise<"asked" | "refused"> {
  try {
    await stripe().paymentIntents.confirm(intent.id, { ...methodOf(intent), return_url: returnUrl });
    return "asked";
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return "asked";
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return "refused";
    throw error;
  }
}
