import { toCents } from "@su-turrone/contract/money";
import { CARD_PROVIDER, PAYPAL_PROVIDER } from "../../modules/payment-stripe";
import { paymentsOf, type OrderRecord } from "../ordering/order/order-record";
import { refundedAtStripe } from "../ordering/payments/refunded-at-stripe";
import { stripe } from "../ordering/payments/stripe";

/**
 * Whether Stripe has given back more for an order than the shop knows: an answer of Stripe was lost, or the owner refunded in its
 * dashboard. To refund once more then could give the same money back twice.
 * @throws Stripe's error when Stripe does not answer
 */
export async function hasUnbookedRefund(order: OrderRecord): Promise<boolean> {
  for (const { provider_id: provider, data, captures, refunds } of paymentsOf(order)) {
    const intentId = data?.["id"];
    const atStripe = provider === CARD_PROVIDER || provider === PAYPAL_PROVIDER;
    if (!atStripe || captures.length === 0 || typeof intentId !== "string") continue;
    const booked = refunds.reduce((cents, { amount }) => cents + toCents(amount), 0);
    if ((await refundedAtStripe(stripe(), intentId)).cents > booked) return true;
  }
  return false;
}
