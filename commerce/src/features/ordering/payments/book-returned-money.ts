import { refundPaymentWorkflow, emitEventStep, refundPaymentStep } from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules, PaymentEvents } from "@medusajs/framework/utils";
import { decimalEuros, toCents, toEuros, type Cents } from "@su-turrone/contract/money";
import { isStripeProvider } from "../../../modules/payment-stripe";
import { PAYMENT_ISSUES_MODULE } from "../../../modules/payment-issues";
import {
  bookedIds,
  isOverturned,
  noteOfReturned,
  planBooking,
  returnsAtStripe,
} from "../../../modules/payment-stripe/returned-money";
import { sumInCents } from "../order/order-payment";
import { paymentsOf, type OrderRecord, type Payment } from "../order/order-record";
import { finishBegunRefunds } from "./finish-begun-refunds";
import { storePaymentIssues } from "./payment-issues";
import { stripe } from "./stripe";
import { takeBackLoss } from "./lost-payments";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";

/** The part of a payment to refund. */
interface RefundInput {
  payment_id: string;
  /** Euro. */
  amount: number;
  /** Id of the admin user who requested it; missing in refunds made by the shop itself. */
  created_by?: string;
  note?: string;
}

/**
 * Refunds money of a cancelled order. Medusa's own refund workflow moves the money and then fails on such an order when
 * it writes a credit line, so that no event is emitted; the cancellation has already settled the order's books. Emits
 * `payment.refunded`, which triggers the mail and the credit note.
 */
export const refundOwedWorkflow = createWorkflow("refund-owed", (input: RefundInput) => {
  const payment = refundPaymentStep(input);
  emitEventStep({
    eventName: PaymentEvents.REFUNDED,
    data: transform(input, ({ payment_id }) => ({ id: payment_id })),
  });
  return new WorkflowResponse(payment);
});

type PaidOrder = Pick<
  OrderRecord,
  "id" | "canceled_at" | "currency_code" | "payment_collections" | "payment_issues" | "display_id"
>;

/** Refunds a payment with the workflow that fits its order: Medusa's own fails for a cancelled one. */
export async function refundPayment(
  container: MedusaContainer,
  order: Pick<OrderRecord, "canceled_at">,
  input: RefundInput,
): Promise<void> {
  if (order.canceled_at) await refundOwedWorkflow(container).run({ input });
  else await refundPaymentWorkflow(container).run({ input });
}

/** The captured card and PayPal payments of an order, with their ids at Stripe. */
export const stripePaymentsOf = (
  order: Pick<OrderRecord, "payment_collections">,
): { payment: Payment; intentId: string }[] =>
  paymentsOf(order).flatMap((payment) => {
    const intentId = payment.data?.["id"];
    return isStripeProvider(payment.provider_id) &&
      payment.captures.length > 0 &&
      typeof intentId === "string"
      ? [{ payment, intentId }]
      : [];
  });

/**
 * Records what Stripe knows about an order's money and the shop does not: refunds made in Stripe's dashboard or whose
 * response was lost, lost disputes and those won later after all, refunds that came back. No money is moved: the
 * provider recognises it by its id; only refunds during which a server stopped are sent first. Credit note and mail
 * follow as for a refund by the owner, except for disputes. Safe to repeat; the caller holds the order's lock.
 * @param started a refund that may be what Stripe has, with the note to record it under
 * @returns the total of what was recorded
 * @throws Stripe's error when Stripe cannot be reached
 */
export async function bookReturnedMoney(
  container: MedusaContainer,
  order: PaidOrder,
  started?: { paymentId: string; cents: Cents; note: string },
): Promise<Cents> {
  const issues = container.resolve(PAYMENT_ISSUES_MODULE);
  let total = 0;
  for (const { payment, intentId } of stripePaymentsOf(order)) {
    const known = await returnsAtStripe(stripe(), intentId);
    const begun = await finishBegunRefunds(container, order, { payment, intentId }, known);
    const returns = begun.length > 0 ? await returnsAtStripe(stripe(), intentId) : known;
    const kept = payment.refunds.filter(({ id }) => !begun.some((one) => one.id === id));
    const of = { order_id: order.id, payment_id: payment.id, order_number: order.display_id };
    const booked = bookedIds(payment.data);
    const stored = await storePaymentIssues(container, of, returns, booked ?? []);
    const cameBack = stored.filter(({ kind }) => kind === "refund");
    const overturned = kept.filter((refund) => isOverturned(refund, returns));
    for (const lost of overturned) await takeBackLoss(container, order, { ...payment, refunds: kept }, lost);
    total += sumInCents(overturned);
    const recorded = sumInCents(kept) - sumInCents(overturned);
    const plan = planBooking(returns.returned, booked, recorded, cameBack, sumInCents(payment.captures));
    if (plan.booked.toSorted().join() !== booked?.toSorted().join()) {
      const change = { id: payment.id, data: { ...payment.data, booked: plan.booked } };
      await container.resolve(Modules.PAYMENT).updatePayment(change);
    }
    for (const id of plan.sentAgain) await issues.updatePaymentIssues({ id, status: "sent_again" });
    // a refund of units that was begun is among them, if Medusa had stored it
    const expected: { cents: Cents; input: Pick<RefundInput, "note" | "created_by"> }[] =
      begun.length === 0 && started?.paymentId === payment.id
        ? [{ cents: started.cents, input: { note: started.note } }]
        : begun.map(({ amount, note, created_by }) => ({
            cents: toCents(Number(amount)),
            input: { ...(note ? { note } : {}), ...(created_by ? { created_by } : {}) },
          }));
    for (const money of plan.record.toReversed()) {
      const index = money.kind === "refund" ? expected.findIndex(({ cents }) => cents === money.cents) : -1;
      const [own] = index === -1 ? [] : expected.splice(index, 1);
      const input = own?.input ?? { note: noteOfReturned(money) };
      await refundPayment(container, order, {
        ...input,
        payment_id: payment.id,
        amount: toEuros(money.cents),
      });
      total += money.cents;
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .info(`Order ${order.display_id}: ${money.id} of ${decimalEuros(money.cents)} EUR was recorded`);
    }
  }
  return total;
}
