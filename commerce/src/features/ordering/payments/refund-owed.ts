import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { toEuros } from "@su-turrone/contract/money";
import { CARD_PROVIDER, PAYPAL_PROVIDER } from "../../../modules/payment-stripe";
import { sumInCents } from "../order/moved-money";
import { paymentCollections, paymentFields, paymentsOf, type OrderRecord } from "../order/order-record";
import { refundOwedWorkflow } from "../../../workflows/refund-owed";
import { decideRefundOwed, type RefundOwed } from "./refund-owed-decision";
import { cancelledOrdersOwingMoney } from "./unsettled-orders";
import { stripe } from "./stripe";
import { notifyOwner } from "../../notices/notify-owner";
import { errorMessageOf } from "../../../platform/error-message";

/** How long cancelled orders are checked (days); Stripe cannot refund older payments of many cards. */
const lookBackDays = 365;

const dayInMs = 24 * 60 * 60 * 1000;

type Payment = OrderRecord["payment_collections"][number]["payments"][number];

/** The parts of an order that determine what is owed. */
type PaidOrder = Pick<OrderRecord, "canceled_at" | "payment_collections">;

/** What is owed for each payment of an order. */
export const refundOwedOf = (order: PaidOrder): { payment: Payment; owed: RefundOwed }[] =>
  paymentsOf(order).map((payment) => ({
    payment,
    owed: decideRefundOwed({
      cancelled: Boolean(order.canceled_at),
      holdsMoney: payment.provider_id === CARD_PROVIDER || payment.provider_id === PAYPAL_PROVIDER,
      captured: sumInCents(payment.captures),
      refunded: sumInCents(payment.refunds),
      paymentCancelled: Boolean(payment.canceled_at),
    }),
  }));

/** Refunds a part of a payment. @param cents integer euro cents */
async function refund(
  container: MedusaContainer,
  payment: Payment,
  cents: number,
  actorId: string | undefined,
): Promise<void> {
  const input = { payment_id: payment.id, amount: toEuros(cents), created_by: actorId };
  await refundOwedWorkflow(container).run({ input });
}

/**
 * Releases an authorised payment, at Stripe and in Medusa. If the money was captured after all, by a request whose
 * response was lost, both the capture and its refund are recorded.
 */
async function cancelPayment(
  container: MedusaContainer,
  payment: Payment,
  actorId: string | undefined,
): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT);
  const intent = await stripe().paymentIntents.retrieve(String(payment.data?.["id"]));
  if (intent.status !== "succeeded") {
    await payments.cancelPayment(payment.id);
    return;
  }
  const { amount_received: cents } = intent;
  // only records it: the provider does not capture a second time
  await payments.capturePayment({ payment_id: payment.id, amount: toEuros(cents) });
  await refund(container, payment, cents, actorId);
}

/**
 * Refunds or releases what is owed for an order. Safe to repeat and to run concurrently: Medusa's payment module does
 * not allow refunding more than was captured.
 * @returns whether anything was owed
 * @throws the provider's errors
 */
export async function refundOwed(
  container: MedusaContainer,
  order: PaidOrder,
  actorId?: string,
): Promise<boolean> {
  const open = refundOwedOf(order).filter(({ owed }) => owed.kind !== "nothing");
  for (const { payment, owed } of open) {
    if (owed.kind === "refund") await refund(container, payment, owed.cents, actorId);
    else await cancelPayment(container, payment, actorId);
  }
  return open.length > 0;
}

const rows = z.array(
  z.object({
    display_id: z.coerce.number(),
    canceled_at: z.coerce.date().nullish(),
    payment_collections: paymentCollections,
  }),
);

/**
 * Retries refunds and releases owed for cancelled orders. The owner is notified of failures, which stay among the
 * issues of the order and are retried at the next run.
 * @returns how many orders were settled, and how many failed
 */
export async function refundAllOwed(
  container: MedusaContainer,
): Promise<{ repaired: number; failed: number }> {
  const since = new Date(Date.now() - lookBackDays * dayInMs);
  const result = { repaired: 0, failed: 0 };
  const id = await cancelledOrdersOwingMoney(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    since,
  );
  if (id.length === 0) return result;
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: ["display_id", "canceled_at", ...paymentFields],
    filters: { id },
  });
  for (const order of rows.parse(data)) {
    try {
      if (await refundOwed(container, order)) result.repaired += 1;
    } catch (error) {
      result.failed += 1;
      const reason = errorMessageOf(error);
      const { display_id: number } = order;
      await notifyOwner(container, "refund_failed", number, { number, reason });
    }
  }
  return result;
}
