import { PaymentSessionStatus } from "@medusajs/framework/utils";
import type Stripe from "stripe";

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
