import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { CARD_PROVIDER, PAYPAL_PROVIDER } from "../../../modules/payment-stripe";
import { paymentsOf, type OrderRecord } from "../order/order-record";
import { stripe } from "./stripe";
import { notifyOwner } from "../../notices/notify-owner";

/** A payment the shop counts on, and its order. */
export interface ExpectedPayment {
  paymentId: string;
  intentId: string;
  orderNumber: number;
}

/**
 * Writes down that a payment has been cancelled at Stripe, so that its order no longer counts as paid, and tells the owner.
 * Safe to repeat. To be called only once Stripe has said so.
 */
export async function recordLostPayment(
  container: MedusaContainer,
  { paymentId, intentId, orderNumber }: ExpectedPayment,
): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT);
  const { payment_collection_id: collectionId } = await payments.cancelPayment(paymentId);
  // Medusa's module itself leaves the collection as it was
  await payments.updatePaymentCollections(collectionId, { status: "canceled" });
  await notifyOwner(container, "payment_lost", orderNumber, { number: orderNumber, payment: intentId });
}

/**
 * Asks Stripe whether it still holds the money of an order by card or PayPal that has not been taken yet.
 * @returns whether a payment was found to be lost, and the order has to be read again
 * @throws Stripe's error when Stripe does not answer
 */
export async function findLostPayments(container: MedusaContainer, order: OrderRecord): Promise<boolean> {
  const open = paymentsOf(order).filter(
    ({ provider_id: id, captures, canceled_at: gone }) =>
      (id === CARD_PROVIDER || id === PAYPAL_PROVIDER) && captures.length === 0 && !gone,
  );
  let lost = false;
  for (const { id: paymentId, data } of open) {
    const intentId = data?.["id"];
    if (typeof intentId !== "string") continue;
    const { status } = await stripe().paymentIntents.retrieve(intentId);
    if (status !== "canceled") continue;
    lost = true;
    await recordLostPayment(container, { paymentId, intentId, orderNumber: order.display_id });
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`Order ${order.display_id} was to be sent, but its payment ${intentId} is cancelled`);
  }
  return lost;
}
