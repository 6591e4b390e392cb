import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { isStripeProvider } from "../../../modules/payment-stripe";
import { paymentsOf, type OrderRecord, type Payment } from "../order/order-record";
import { stripe } from "./stripe";
import { notifyOwner } from "../../notices/notify-owner";
import { z } from "@medusajs/framework/zod";
import { toEuros } from "@su-turrone/contract/money";
import { sumInCents } from "../order/order-payment";
import { readRows } from "../../../platform/read-rows";

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

/**
 * Takes back the refund that stands for a lost dispute, because the bank has decided otherwise and the money is back.
 * The deleted row stays, for the months in which it was lost and came back (features/month-end/payments.ts). Safe to
 * repeat; the caller holds the order's lock.
 */
export async function takeBackLoss(
  container: MedusaContainer,
  order: Pick<OrderRecord, "id" | "canceled_at" | "currency_code">,
  payment: Payment,
  lost: Payment["refunds"][number],
): Promise<void> {
  // the books of a cancelled order were settled by its cancellation
  if (!order.canceled_at) await restoreClaim(container, order, lost);
  const payments = container.resolve(Modules.PAYMENT);
  const { payment_collection_id: collectionId } = await payments.retrievePayment(payment.id);
  const left = sumInCents(payment.refunds.filter(({ id }) => id !== lost.id));
  const change = { currency_code: order.currency_code, refunded_amount: toEuros(left) };
  await payments.updatePaymentCollections(collectionId, change);
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  // last, because as long as it is there, all of this is repeated
  await knex("refund").where({ id: lost.id }).update({ deleted_at: new Date() });
}

/** The part of Medusa's refund that writes a credit line; not exported, but registered by this name. */
const creditLineWorkflow = "create-order-refund-credit-lines";

const known = z.array(z.object({ reference: z.string().nullable(), reference_id: z.string().nullable() }));
const stored = z.object({ transactions: known, credit_lines: known });

/** Undoes what Medusa's refund did to the sums of the order: its transaction and its credit line, each if not done yet. */
async function restoreClaim(
  container: MedusaContainer,
  { id: order_id, currency_code }: Pick<OrderRecord, "id" | "currency_code">,
  { id: reference_id, amount }: Payment["refunds"][number],
): Promise<void> {
  const [order] = await readRows(container, "order", stored, { id: order_id });
  const { transactions, credit_lines } = stored.parse(order);
  const isOfLoss = (one: (typeof transactions)[number]): boolean =>
    one.reference === "dispute" && one.reference_id === reference_id;
  if (!transactions.some(isOfLoss)) {
    await container
      .resolve(Modules.ORDER)
      .addOrderTransactions({ order_id, currency_code, amount, reference: "dispute", reference_id });
  }
  if (!credit_lines.some(isOfLoss)) {
    const input = { order_id, amount: -amount, reference: "dispute", referenceId: reference_id };
    await container.resolve(Modules.WORKFLOW_ENGINE).run(creditLineWorkflow, { input });
  }
}
