import type { OrderStatus } from "@su-turrone/contract/orders";

/** Why an order still needs its buyer. */
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

/** What decides whether an order still needs its buyer. */
export interface OrderFacts {
  status: OrderStatus;
  /** When something last happened: placed, delivered, cancelled, given back, a declaration of withdrawal received. */
  last: Date;
  /** Whether a declaration of withdrawal is not settled. */
  withdrawal_open: boolean;
  /** Whether money is owed, or held that should have been taken. */
  money_open: boolean;
  /** Whether money was taken or given back of which there is no document yet. */
  document_missing: boolean;
}

/**
 * So long after the last parcel the buyer can withdraw (directive 2011/83/EU, art. 9), and so long after a cancellation or a refund its
 * mails are still made up for (features/mail/backfill-mails.ts: a week).
 */
export const waitDays = 14;

const waitMs = waitDays * 24 * 60 * 60 * 1000;

/** Whether something happened so lately that the person is still needed for it. */
export const isRecent = (at: Date, now: Date): boolean => now.getTime() - at.getTime() < waitMs;

const byStatus: Readonly<Partial<Record<OrderStatus, InHandReason>>> = {
  pending: "unpaid",
  processing: "to_pack",
  shipped: "under_way",
};

/** Why an order is in hand; null where nothing of it needs its buyer any more. The first reason that holds is given. */
export function inHand(facts: OrderFacts, now: Date): InHandReason | null {
  const { status, last, withdrawal_open, money_open, document_missing } = facts;
  const reason = byStatus[status];
  if (reason) return reason;
  if (withdrawal_open) return "withdrawal_open";
  if (money_open) return "money_open";
  if (document_missing) return "document_missing";
  return isRecent(last, now) ? "recent" : null;
}
