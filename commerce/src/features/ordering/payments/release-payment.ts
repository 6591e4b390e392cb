import { decimalEuros } from "@su-turrone/contract/money";
import type { Logger } from "@medusajs/framework/types";
import type Stripe from "stripe";
import { returnedCents, returnedMoney } from "../../../modules/payment-stripe/returned-money";
import { stripe } from "./stripe";

/**
 * Releases or refunds what a payment holds that belongs to no order: an authorisation is cancelled, a captured amount is
 * refunded. Only at Stripe; for payments of cancelled orders, which Medusa records, see `refundOwed`. Safe to repeat.
 * @returns what was done, for the log and the owner
 * @throws Stripe's error when Stripe cannot be reached
 */
export async function releasePayment(
  intent: Stripe.PaymentIntent,
  logger: Logger,
): Promise<"voided" | "refunded" | "nothing"> {
  const amountText = `${decimalEuros(intent.amount)} ${intent.currency.toUpperCase()}`;
  if (intent.status === "succeeded") {
    const remainingCents = intent.amount_received - returnedCents(await returnedMoney(stripe(), intent.id));
    if (remainingCents <= 0) return "nothing";
    // no permanent idempotency key, under which Stripe would replay an error for a day: Stripe never refunds more than
    // is left
    await stripe().refunds.create({ payment_intent: intent.id, amount: remainingCents });
    logger.warn(`Payment ${intent.id} of ${amountText} was refunded, because it has no order`);
    return "refunded";
  }
  if (intent.status === "canceled") return "nothing";
  await stripe().paymentIntents.cancel(intent.id);
  logger.warn(`Payment ${intent.id} of ${amountText} was released, because it has no order`);
  return "voided";
}
