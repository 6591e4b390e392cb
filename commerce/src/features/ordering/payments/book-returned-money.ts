import { refundPaymentWorkflow, emitEventStep, refundPaymentStep } from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules, PaymentEvents } from "@medusajs/framework/utils";
import { money } from "@su-turrone/contract/formats";
import { decimalEuros, toCents, toEuros, type Cents } from "@su-turrone/contract/money";
import type Stripe from "stripe";
import { isStripeProvider } from "../../../modules/payment-stripe";
import { PAYMENT_ISSUES_MODULE } from "../../../modules/payment-issues";
import {
  bookedIds,
  disputeStatus,
  isOverturned,
  noteOfReturned,
  planBooking,
  returnsAtStripe,
  type ReturnsAtStripe,
} from "../../../modules/payment-stripe/returned-money";
import { refundCameBack } from "../../../modules/refund-transfers";
import { ownerLanguage } from "../../mail/mail-context";
import { notifyOwner } from "../../notices/notify-owner";
import { disputeRules, refundIsOpen, type PaymentIssueRow } from "../order/linked-rows";
import { sumInCents } from "../order/order-payment";
import { paymentsOf, type OrderRecord, type Payment } from "../order/order-record";
import { finishBegunRefunds } from "./finish-begun-refunds";
import { stripe } from "./stripe";
import { takeBackLoss } from "./lost-payments";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";

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

/** A row as Stripe's state says it should be. */
type NewIssue = Omit<PaymentIssueRow, "due_at"> & { order_id: string; due_at: Date | null };

interface PaymentOfOrder {
  order_id: string;
  payment_id: string;
  order_number: number;
}

const inDate = (seconds: number): Date => new Date(seconds * 1000);

/** A dispute as a row; the fee is what Stripe has charged for it so far. */
const rowOfDispute = (dispute: Stripe.Dispute, { order_id, payment_id }: PaymentOfOrder): NewIssue => ({
  id: dispute.id,
  order_id,
  payment_id,
  kind: "dispute",
  status: disputeStatus(dispute),
  reason: dispute.reason,
  cents: dispute.amount,
  fee_cents: dispute.balance_transactions.reduce((sum, { fee }) => sum + fee, 0),
  due_at: dispute.evidence_details.due_by === null ? null : inDate(dispute.evidence_details.due_by),
  opened_at: inDate(dispute.created),
});

/** A recorded refund that came back, as a row. */
const rowOfRefund = (refund: Stripe.Refund, { order_id, payment_id }: PaymentOfOrder): NewIssue => ({
  id: refund.id,
  order_id,
  payment_id,
  kind: "refund",
  status: refundIsOpen,
  reason: refund.failure_reason ?? "unknown",
  cents: refund.amount,
  fee_cents: 0,
  due_at: null,
  opened_at: new Date(),
});

/** Whether Stripe says the same of a dispute as before. */
const isSameDispute = (before: PaymentIssueRow, now: NewIssue): boolean =>
  before.status === now.status &&
  before.reason === now.reason &&
  before.cents === now.cents &&
  before.fee_cents === now.fee_cents &&
  Number(before.due_at ?? 0) === Number(now.due_at ?? 0);

/**
 * Stores disputes and returned refunds of a payment as Stripe has them now, and notifies the owner of news. Safe to
 * repeat; the caller holds the order's lock.
 * @param booked ids of the refunds recorded for the payment
 * @returns all rows of the payment
 */
async function storePaymentIssues(
  container: MedusaContainer,
  payment: PaymentOfOrder,
  { disputes, failed }: ReturnsAtStripe,
  booked: readonly string[],
) {
  const service = container.resolve(PAYMENT_ISSUES_MODULE);
  const known = await service.listPaymentIssues({ payment_id: payment.payment_id }, { take: null });
  const rows = [
    ...disputes.map((dispute) => rowOfDispute(dispute, payment)),
    ...failed.filter(({ id }) => booked.includes(id)).map((refund) => rowOfRefund(refund, payment)),
  ];
  for (const row of rows) {
    const before = known.find(({ id }) => id === row.id);
    // what became of a returned refund is the owner's decision, not Stripe's
    if (before && (row.kind === "refund" || isSameDispute(before, row))) continue;
    if (before) await service.updatePaymentIssues(row);
    else await service.createPaymentIssues([row]);
    const notice = row.kind === "refund" ? "refund_came_back" : disputeRules.get(row.status)?.notice;
    if (!notice || before?.status === row.status) continue;
    await notifyOwner(container, notice, row.id, {
      number: payment.order_number,
      money: money(row.cents, ownerLanguage()),
    });
    if (row.kind === "refund")
      await container.resolve(Modules.EVENT_BUS).emit({ name: refundCameBack, data: { id: row.order_id } });
  }
  return rows.length === 0
    ? known
    : service.listPaymentIssues({ payment_id: payment.payment_id }, { take: null });
}

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
    for (const back of plan.record.toReversed()) {
      const index = back.kind === "refund" ? expected.findIndex(({ cents }) => cents === back.cents) : -1;
      const [own] = index === -1 ? [] : expected.splice(index, 1);
      const input = own?.input ?? { note: noteOfReturned(back) };
      await refundPayment(container, order, {
        ...input,
        payment_id: payment.id,
        amount: toEuros(back.cents),
      });
      total += back.cents;
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .info(`Order ${order.display_id}: ${back.id} of ${decimalEuros(back.cents)} EUR was recorded`);
    }
  }
  return total;
}
