import type { Cents } from "@su-turrone/contract/money";
import type { PaidBy } from "@su-turrone/contract/payment-methods";
import { isLostDispute } from "../../../modules/payment-stripe/returned-money";
import { refundTransfersOf } from "../bank-transfer/refund-transfers";
import { sumInCents, paidCentsOf, refundedCentsOf, isPartAccepted, isHeld, paidBy } from "./order-payment";
import { isDisputed } from "./linked-rows";
import { paymentsOf, type OrderRecord } from "./order-record";
import { totalCentsOf } from "./order-view";
import { statusAfter } from "../../../modules/withdrawals";
import { MedusaError } from "@medusajs/framework/utils";
import { money } from "@su-turrone/contract/formats";
import type { Language } from "../../../platform/languages";
import { fill, textsOf } from "../../../texts";
import { isStale, revisionOf } from "../../staff/revision";

/** A payment of an order as shown to the owner. */
export interface PaymentFacts {
  id: string;
  method: PaidBy;
  /** Payment id at Stripe, for looking it up there; null for other payments. */
  stripe_id: string | null;
  captured_cents: Cents;
  /** Without what is still to be sent back by bank transfer, and without `charged_back_cents`. */
  refunded_cents: Cents;
  /** Taken back by the payer's bank, by a dispute the shop has lost. */
  charged_back_cents: Cents;
  /** Refunded, but still to be sent back by bank transfer. */
  to_send_cents: Cents;
  /** Cancelled without being captured. */
  released: boolean;
  /** Amount that counts as paid and that the owner may capture now; 0 when there is none. */
  capturable_cents: Cents;
}

const stripeId = /^pi_\w+$/;

/** The payments of an order, including cancelled ones, oldest first. */
export function paymentFactsOf(order: OrderRecord): PaymentFacts[] {
  const unsent = refundTransfersOf(order).flatMap(({ id, sent_at: at }) => (at ? [] : id));
  return paymentsOf(order)
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    .map((payment) => {
      const { id, data, captures, refunds, canceled_at } = payment;
      const method = paidBy(payment);
      const providerId = data?.["id"];
      const captured = sumInCents(captures);
      const toSend = sumInCents(refunds.filter((refund) => unsent.includes(refund.id)));
      const chargedBack = sumInCents(refunds.filter(isLostDispute));
      const isCapturable = isHeld(payment) && !canceled_at && !order.canceled_at;
      return {
        id,
        method,
        stripe_id: typeof providerId === "string" && stripeId.test(providerId) ? providerId : null,
        captured_cents: captured,
        refunded_cents: sumInCents(refunds) - toSend - chargedBack,
        charged_back_cents: chargedBack,
        to_send_cents: toSend,
        released: Boolean(canceled_at),
        capturable_cents: isCapturable && captured === 0 ? totalCentsOf(order) : 0,
      };
    });
}

/** Revision of what the owner's actions on the money of an order depend on. */
export const moneyRevision = (order: OrderRecord): string =>
  revisionOf([
    Boolean(order.canceled_at),
    isPartAccepted(order),
    paymentsOf(order)
      .map(({ id, canceled_at: at, captures, refunds }) => [
        id,
        Boolean(at),
        sumInCents(captures),
        sumInCents(refunds),
      ])
      .sort(([one], [other]) => String(one).localeCompare(String(other))),
    order.payment_issues.map(({ id, status }) => [id, status]),
  ]);

/** Revision of what warns against sending the goods of an order: its open withdrawals, and a dispute. */
export const warningRevision = (order: OrderRecord): string =>
  revisionOf([
    isDisputed(order),
    order.withdrawals.filter(({ acts }) => statusAfter(acts) === "open").map(({ received_at: at }) => at),
  ]);

/**
 * Refuses to send goods from a page that showed other warnings. The caller must hold the order's lock.
 * @throws CONFLICT
 */
export function refuseStaleSending(
  order: OrderRecord,
  ifMatch: string | undefined,
  language: Language,
): void {
  if (!isStale(ifMatch, warningRevision(order))) return;
  throw new MedusaError(MedusaError.Types.CONFLICT, textsOf("refusals", language).order.warning_changed);
}

/**
 * Refuses an action of a page that showed other payments. The caller must hold the order's lock.
 * @param ifMatch the header with the revision the page showed
 * @throws CONFLICT with the current sums
 */
export function refuseStaleMoney(order: OrderRecord, ifMatch: string | undefined, language: Language): void {
  if (!isStale(ifMatch, moneyRevision(order))) return;
  const text = fill(textsOf("refusals", language).order.money_changed, {
    paid: money(paidCentsOf(order), language),
    refunded: money(refundedCentsOf(order), language),
  });
  throw new MedusaError(MedusaError.Types.CONFLICT, text);
}
