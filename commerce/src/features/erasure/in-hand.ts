import type { OrderStatus } from "@su-turrone/contract/orders";

/** Why an order still needs its buyer's data. */
export const inHandReasons = [
  "unpaid",
  "to_pack",
  "under_way",
  "withdrawal_open",
  "money_open",
  "document_missing",
  "recent",
] as const;
export type InHandReason = (typeof inHandReasons)[number];

/** The facts that determine whether an order still needs its buyer's data. */
export interface OrderFacts {
  status: OrderStatus;
  /** Time of the last event: placed, delivered, cancelled, refunded, or a withdrawal received. */
  last: Date;
  /** Whether a withdrawal is not settled. */
  withdrawal_open: boolean;
  /** Whether money is owed, or authorised money should have been captured. */
  money_open: boolean;
  /** Whether a payment or refund has no document yet. */
  document_missing: boolean;
}

/**
 * Days after the last event during which the data is kept: the buyer may withdraw after the last parcel (directive
 * 2011/83/EU, art. 9), and mails about a cancellation or refund may still be backfilled
 * (features/mail/backfill-mails.ts: a week).
 */
export const waitDays = 14;

const waitMs = waitDays * 24 * 60 * 60 * 1000;

/** Whether an event is so recent that the person's data is still needed. */
export const isRecent = (at: Date, now: Date): boolean => now.getTime() - at.getTime() < waitMs;

const byStatus: Readonly<Partial<Record<OrderStatus, InHandReason>>> = {
  pending: "unpaid",
  processing: "to_pack",
  shipped: "under_way",
  refund_due: "money_open",
};

/** Why an order still needs its buyer's data, by the first reason that applies; null when it does not. */
export function inHand(facts: OrderFacts, now: Date): InHandReason | null {
  const { status, last, withdrawal_open, money_open, document_missing } = facts;
  const reason = byStatus[status];
  if (reason) return reason;
  if (withdrawal_open) return "withdrawal_open";
  if (money_open) return "money_open";
  if (document_missing) return "document_missing";
  return isRecent(last, now) ? "recent" : null;
}
