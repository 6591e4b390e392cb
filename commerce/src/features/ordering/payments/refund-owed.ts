import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { toEuros } from "@su-turrone/contract/money";
import { isStripeProvider } from "../../../modules/payment-stripe";
import { sumInCents, netCapturedCents } from "../order/order-payment";
import { isDisputed } from "../order/linked-rows";
import { withOrderLock } from "../order/order-lock";
import { paymentsOf, readOrder, type OrderRecord, type Payment } from "../order/order-record";
import { bookReturnedMoney, refundPayment } from "./book-returned-money";
import { cancelledOrdersOwingMoney } from "./unsettled-orders";
import { stripe } from "./stripe";
import { notifyOwner } from "../../notices/notify-owner";
import { errorMessageOf } from "../../../platform/error-message";
import { dayMs } from "@su-turrone/contract/time-zone";

/** A payment of an order, with the facts that determine what is owed. Amounts are integer euro cents. */
export interface RefundOwedState {
  cancelled: boolean;
  /** Whether the provider itself can hold money; a transfer holds none. */
  holdsMoney: boolean;
  captured: number;
  /** Amount Medusa has recorded as refunded. */
  refunded: number;
  /** Whether the payment was cancelled before it was captured. */
  paymentCancelled: boolean;
}

/** What is owed to the buyer: a refund of captured money, or the release of an authorisation. */
export type RefundOwed = { kind: "nothing" } | { kind: "refund"; cents: number } | { kind: "release" };

/**
 * What is still owed to a shopper for one payment: the only decision table, used by the list of issues, the button
 * "Refund now" and the reconciler. Medusa cancels an order even if the provider does not respond, and only logs that
 * the money was not returned; so the amount owed is derived from recorded captures and refunds only. Pure.
 */
export function decideRefundOwed({
  cancelled,
  holdsMoney,
  captured,
  refunded,
  paymentCancelled,
}: RefundOwedState): RefundOwed {
  if (!cancelled) return { kind: "nothing" };
  if (captured > refunded) return { kind: "refund", cents: captured - refunded };
  return holdsMoney && captured === 0 && !paymentCancelled ? { kind: "release" } : { kind: "nothing" };
}

/** How long cancelled orders are checked (days); Stripe cannot refund older payments of many cards. */
const lookBackDays = 365;

type PaidOrder = Pick<OrderRecord, "canceled_at" | "payment_collections" | "payment_issues">;

/** What is owed for each payment of an order; nothing while the bank decides about a dispute. */
export const refundOwedOf = (order: PaidOrder): { payment: Payment; owed: RefundOwed }[] =>
  paymentsOf(order).map((payment) => ({
    payment,
    owed: decideRefundOwed({
      cancelled: Boolean(order.canceled_at) && !isDisputed(order),
      holdsMoney: isStripeProvider(payment.provider_id),
      captured: sumInCents(payment.captures),
      refunded: sumInCents(payment.refunds),
      paymentCancelled: Boolean(payment.canceled_at),
    }),
  }));

/**
 * Releases an authorised payment, at Stripe and in Medusa. If the money was captured after all, by a request whose
 * response was lost, the capture is recorded.
 * @returns the captured amount, which is to be refunded; integer cents
 */
async function cancelPayment(container: MedusaContainer, payment: Payment): Promise<number> {
  const payments = container.resolve(Modules.PAYMENT);
  const intent = await stripe().paymentIntents.retrieve(String(payment.data?.["id"]));
  if (intent.status !== "succeeded") {
    await payments.cancelPayment(payment.id);
    return 0;
  }
  const { amount_received: cents } = intent;
  // only records it: the provider does not capture a second time
  await payments.capturePayment({ payment_id: payment.id, amount: toEuros(cents) });
  return cents;
}

/**
 * Refunds or releases what is owed for an order, less what Stripe has refunded already. Safe to repeat; the caller holds
 * the order's lock.
 * @returns whether anything was owed
 * @throws the provider's errors
 */
export async function refundOwed(
  container: MedusaContainer,
  orderId: string,
  actorId?: string,
): Promise<boolean> {
  const found = await readOrder(container, orderId);
  const booked = found?.canceled_at ? await bookReturnedMoney(container, found) : 0;
  const order = booked > 0 ? await readOrder(container, orderId) : found;
  const open = (order ? refundOwedOf(order) : []).filter(({ owed }) => owed.kind !== "nothing");
  for (const { payment, owed } of open) {
    const cents = owed.kind === "refund" ? owed.cents : await cancelPayment(container, payment);
    const refund = {
      payment_id: payment.id,
      amount: toEuros(cents),
      ...(actorId === undefined ? {} : { created_by: actorId }),
    };
    if (order && cents > 0) await refundPayment(container, order, refund);
  }
  return booked > 0 || open.length > 0;
}

/**
 * Retries refunds and releases owed for cancelled orders. The owner is notified of failures, which stay among the
 * issues of the order and are retried at the next run.
 * @returns how many orders were settled, and how many failed
 */
export async function refundAllOwed(
  container: MedusaContainer,
): Promise<{ repaired: number; failed: number }> {
  const since = new Date(Date.now() - lookBackDays * dayMs);
  const result = { repaired: 0, failed: 0 };
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  // only the numbers: an order that cannot be read must not keep the others from their refunds
  const owing: { id: string; display_id: number }[] = await knex("order")
    .whereIn("id", await cancelledOrdersOwingMoney(knex, since))
    .select("id", "display_id");
  for (const { id, display_id: number } of owing) {
    try {
      if (await withOrderLock(container, id, () => refundOwed(container, id))) result.repaired += 1;
    } catch (error) {
      result.failed += 1;
      const reason = errorMessageOf(error);
      await notifyOwner(container, "refund_failed", number, { number, reason });
    }
  }
  return result;
}

/**
 * Refunds everything captured for an order and not refunded yet, whatever its status.
 * @param actorId id of the admin user who requested it
 * @throws the provider's errors; refunds already made are kept
 */
export async function refundAll(
  container: MedusaContainer,
  order: OrderRecord,
  actorId: string,
): Promise<void> {
  if (order.canceled_at) {
    await refundOwed(container, order.id, actorId);
    return;
  }
  for (const payment of paymentsOf(order)) {
    const cents = netCapturedCents(payment);
    if (cents <= 0) continue;
    await refundPayment(container, order, {
      payment_id: payment.id,
      amount: toEuros(cents),
      created_by: actorId,
    });
  }
}
