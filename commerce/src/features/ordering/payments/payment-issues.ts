import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { money } from "@su-turrone/contract/formats";
import type Stripe from "stripe";
import { PAYMENT_ISSUES_MODULE } from "../../../modules/payment-issues";
import { disputeStatus, type ReturnsAtStripe } from "../../../modules/payment-stripe/returned-money";
import { ownerLanguage } from "../../mail/mail-context";
import { notifyOwner } from "../../notices/notify-owner";
import { refundCameBack } from "../../../modules/refund-transfers";
import { disputeRules, refundIsOpen, type PaymentIssueRow } from "../order/linked-rows";

/** A row as Stripe's state says it should be. */
type NewIssue = Omit<PaymentIssueRow, "due_at"> & { order_id: string; due_at: Date | null };

/** A payment of an order. */
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
export async function storePaymentIssues(
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
