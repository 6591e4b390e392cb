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
 * Asks for the money. Each call has a key of its own, made by Stripe's library for it and its repetitions: under a lasting one
 * Stripe would repeat an error for a day (docs.stripe.com/api/idempotent_requests). That it is paid once is seen to by the
 * intent itself, which cannot be confirmed again once it holds money.
 * @returns "asked", also where the card was declined: the intent tells of it when it is looked at next; "refused" when
 *   Stripe does not take the request, because the token is used or too old
 * @throws Stripe's error when Stripe does not answer
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
