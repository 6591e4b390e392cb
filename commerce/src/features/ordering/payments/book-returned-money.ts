import { refundPaymentWorkflow } from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { decimalEuros, toEuros, type Cents } from "@su-turrone/contract/money";
import { CARD_PROVIDER, PAYPAL_PROVIDER } from "../../../modules/payment-stripe";
import { bookedIds, returnedMoney, unbookedMoney } from "../../../modules/payment-stripe/returned-money";
import { refundOwedWorkflow } from "../../../workflows/refund-owed";
import { sumInCents } from "../order/moved-money";
import { paymentsOf, type OrderRecord } from "../order/order-record";
import { stripe } from "./stripe";

type PaidOrder = Pick<OrderRecord, "canceled_at" | "payment_collections" | "display_id">;
type Payment = ReturnType<typeof paymentsOf>[number];

/** A refund to record or to make. */
interface NewRefund {
  payment_id: string;
  /** Euro. */
  amount: number;
  created_by?: string | undefined;
  note?: string | undefined;
}

/** Refunds a payment with the workflow that fits its order: Medusa's own fails for a cancelled one. */
export async function refundPayment(
  container: MedusaContainer,
  order: Pick<OrderRecord, "canceled_at">,
  { payment_id, amount, created_by, note }: NewRefund,
): Promise<void> {
  const input = {
    payment_id,
    amount,
    ...(created_by === undefined ? {} : { created_by }),
    ...(note === undefined ? {} : { note }),
  };
  if (order.canceled_at) await refundOwedWorkflow(container).run({ input });
  else await refundPaymentWorkflow(container).run({ input });
}

/** The captured card and PayPal payments of an order, with their ids at Stripe. */
export const stripePaymentsOf = (
  order: Pick<OrderRecord, "payment_collections">,
): { payment: Payment; intentId: string }[] =>
  paymentsOf(order).flatMap((payment) => {
    const intentId = payment.data?.["id"];
    const isStripe = payment.provider_id === CARD_PROVIDER || payment.provider_id === PAYPAL_PROVIDER;
    return isStripe && payment.captures.length > 0 && typeof intentId === "string"
      ? [{ payment, intentId }]
      : [];
  });

/**
 * Records what Stripe has refunded for an order and the shop does not know: refunded in Stripe's dashboard, or Stripe's
 * response was lost. No money is moved: the provider recognises the money by its id. Credit note and mail follow as for
 * a refund by the owner. Safe to repeat; the caller holds the order's lock.
 * @param started a refund that was begun and may be what Stripe has, with the note to record it under
 * @returns the total recorded
 * @throws Stripe's error when Stripe cannot be reached
 */
export async function bookReturnedMoney(
  container: MedusaContainer,
  order: PaidOrder,
  started?: { paymentId: string; cents: Cents; note: string },
): Promise<Cents> {
  let total = 0;
  for (const { payment, intentId } of stripePaymentsOf(order)) {
    const returned = await returnedMoney(stripe(), intentId);
    const booked = bookedIds(payment.data);
    const missing = unbookedMoney(returned, booked, sumInCents(payment.refunds));
    const known = returned.filter((one) => !missing.includes(one)).map(({ id }) => id);
    if (known.toSorted().join() !== booked?.toSorted().join()) {
      const change = { id: payment.id, data: { ...payment.data, booked: known } };
      await container.resolve(Modules.PAYMENT).updatePayment(change);
    }
    let expected = started?.paymentId === payment.id ? started : undefined;
    for (const { id, cents } of missing.toReversed()) {
      const isStarted = expected?.cents === cents;
      const note = isStarted ? expected?.note : `Stripe ${id}`;
      if (isStarted) expected = undefined;
      await refundPayment(container, order, { payment_id: payment.id, amount: toEuros(cents), note });
      total += cents;
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .info(`Order ${order.display_id}: ${id} of ${decimalEuros(cents)} EUR at Stripe was recorded`);
    }
  }
  return total;
}
