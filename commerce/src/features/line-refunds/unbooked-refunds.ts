import { CARD_PROVIDER, PAYPAL_PROVIDER } from "../../modules/payment-stripe";
import { sumInCents } from "../ordering/order/moved-money";
import { paymentsOf, type OrderRecord } from "../ordering/order/order-record";
import { refundedAtStripe } from "../ordering/payments/refunded-at-stripe";
import { stripe } from "../ordering/payments/stripe";

/**
 * Whether Stripe has refunded more for an order than the shop has recorded: a response of Stripe was lost, or the owner
 * refunded in Stripe's dashboard. Another refund could then refund the same money twice.
 * @throws Stripe's error when Stripe cannot be reached
 */
export async function hasUnbookedRefund(order: OrderRecord): Promise<boolean> {
  for (const { provider_id: provider, data, captures, refunds } of paymentsOf(order)) {
    const intentId = data?.["id"];
    const isStripePayment = provider === CARD_PROVIDER || provider === PAYPAL_PROVIDER;
    if (!isStripePayment || captures.length === 0 || typeof intentId !== "string") continue;
    if ((await refundedAtStripe(stripe(), intentId)).cents > sumInCents(refunds)) return true;
  }
  return false;
}
