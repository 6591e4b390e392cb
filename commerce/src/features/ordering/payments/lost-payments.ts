import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { isStripeProvider } from "../../../modules/payment-stripe";
import { paymentsOf, type OrderRecord } from "../order/order-record";
import { stripe } from "./stripe";
import { notifyOwner } from "../../notices/notify-owner";

/** A payment the shop relies on, and its order. */
export interface ExpectedPayment {
  paymentId: string;
  intentId: string;
  orderNumber: number;
}

/**
 * Records that a payment was cancelled at Stripe, so that its order no longer counts as paid, and notifies the owner.
 * Safe to repeat. Must only be called once Stripe has reported the cancellation.
 */
export async function recordLostPayment(
  container: MedusaContainer,
  { paymentId, intentId, orderNumber }: ExpectedPayment,
): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT);
  const { payment_collection_id: collectionId } = await payments.cancelPayment(paymentId);
  // Medusa's module does not update the collection
  await payments.updatePaymentCollections(collectionId, { status: "canceled" });
  await notifyOwner(container, "payment_lost", orderNumber, { number: orderNumber, payment: intentId });
}

/**
 * Checks with Stripe whether the uncaptured card and PayPal payments of an order still hold the money.
 * @returns whether a payment was lost, so that the order has to be read again
 * @throws Stripe's error when Stripe cannot be reached
 */
export async function findLostPayments(container: MedusaContainer, order: OrderRecord): Promise<boolean> {
  const open = paymentsOf(order).filter(
    ({ provider_id: id, captures, canceled_at: canceledAt }) =>
      isStripeProvider(id) && captures.length === 0 && !canceledAt,
  );
  let hasLost = false;
  for (const { id: paymentId, data } of open) {
    const intentId = data?.["id"];
    if (typeof intentId !== "string") continue;
    const { status } = await stripe().paymentIntents.retrieve(intentId);
    if (status !== "canceled") continue;
    hasLost = true;
    await recordLostPayment(container, { paymentId, intentId, orderNumber: order.display_id });
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`Order ${order.display_id} was to be sent, but its payment ${intentId} is cancelled`);
  }
  return hasLost;
}
