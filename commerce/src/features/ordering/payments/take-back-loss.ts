import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { toEuros } from "@su-turrone/contract/money";
import { sumInCents } from "../order/moved-money";
import type { OrderRecord, paymentsOf } from "../order/order-record";

type Payment = ReturnType<typeof paymentsOf>[number];

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

/** Undoes what Medusa's refund did to the sums of the order: its transaction and its credit line. */
async function restoreClaim(
  container: MedusaContainer,
  { id: order_id, currency_code }: Pick<OrderRecord, "id" | "currency_code">,
  { id: reference_id, amount }: Payment["refunds"][number],
): Promise<void> {
  const orders = container.resolve(Modules.ORDER);
  const entry = { order_id, reference: "dispute", reference_id };
  const [known] = await orders.listOrderTransactions(entry, { take: 1 });
  if (known) return;
  await orders.addOrderTransactions({ ...entry, amount, currency_code });
  const engine = container.resolve(Modules.WORKFLOW_ENGINE);
  await engine.run(creditLineWorkflow, { input: { order_id, amount: -amount } });
}
