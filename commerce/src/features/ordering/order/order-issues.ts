import type { MedusaContainer } from "@medusajs/framework/types";
import { toCents } from "@su-turrone/contract/money";
import { MAIL_MODULE } from "../../../modules/mail";
import { hasNoMailbox } from "../../../modules/mail/mail-statuses";
import { WITHDRAWALS_MODULE } from "../../../modules/withdrawals";
import { firstDeclaration, moneyHeld, refundClock } from "../../withdrawals/refund-clock";
import { isDisputed, isOwedAgain, disputeRules, withdrawalOf } from "./linked-rows";
import { refundOwedOf } from "../payments/refund-owed";
import { centsToSend, type WithTransfers } from "../bank-transfer/refund-transfers";
import { mailKeys } from "./mails-of-order";
import type { OrderRecord } from "./order-record";
import { paidCentsOf } from "./order-payment";
import { activePayments, statesOf, totalCentsOf } from "./order-view";

/** Something about an order that needs the owner's attention. */
export type OrderIssue =
  /** Nothing is paid or authorised: it must not be shipped. */
  | { what: "not_paid"; amount_cents: number }
  /** An authorised card or PayPal payment was not captured although it should have been. */
  | { what: "not_captured"; amount_cents: number }
  /** Partially paid; nothing is packed until the owner decides about the rest. */
  | { what: "paid_in_part"; amount_cents: number; open_cents: number }
  /** Cancelled, but not fully refunded. */
  | { what: "refund_open"; amount_cents: number }
  /** Refunded, but nobody has sent the money back by bank transfer yet. */
  | { what: "refund_due"; amount_cents: number }
  /** Cancelled, but the card or PayPal authorisation is still active. */
  | { what: "release_open" }
  /** A dispute is not decided; while it is not, nothing can be refunded. Of an inquiry the bank has taken no money. */
  | {
      what: "dispute" | "inquiry";
      amount_cents: number;
      /** What Stripe has charged for it. */
      fee_cents: number;
      /** Stripe's reason. */
      reason: string;
      /** Until when evidence has to be handed in (ISO 8601); null once it was, or if Stripe names no time. */
      due_at: string | null;
      answered: boolean;
    }
  /** A refund came back from the buyer's bank. */
  | { what: "refund_came_back"; amount_cents: number }
  /** A mail about it was given up. */
  | { what: "mail_failed"; count: number }
  /** A mail about it was given up, because there is no such mailbox. */
  | { what: "no_mailbox"; address: string }
  /** A withdrawal is open; the refund is due by `due_at` (ISO 8601). */
  | { what: "withdrawal"; due_at: string }
  /** A withdrawal is open, but the shop holds no money of the order, so there is nothing to refund. */
  | { what: "withdrawal_without_money" }
  /** A withdrawal is open, but the bank has the money until it decides a dispute. */
  | { what: "withdrawal_disputed" }
  /** A withdrawal is open: all the fulfilment role is told, so that the goods are not sent by mistake. */
  | { what: "withdrawn" };

/** ISO 8601; without a deadline a text that sorts after all of them. */
const deadlineOf = (issue: OrderIssue): string => ("due_at" in issue ? issue.due_at : null) ?? "none";

/** Compares by urgency: the first deadline comes first, issues without one come last. */
export const byDeadline = (a: OrderIssue, b: OrderIssue): number =>
  deadlineOf(a).localeCompare(deadlineOf(b));

/** How long (ms) a capture may take before it is an issue: the reconciler has retried by then. */
const graceMs = 15 * 60 * 1000;

function owedIssues(order: OrderRecord): OrderIssue[] {
  const owed = refundOwedOf(order).map((row) => row.owed);
  const cents = owed.reduce((sum, row) => sum + (row.kind === "refund" ? row.cents : 0), 0);
  return [
    ...(cents > 0 ? [{ what: "refund_open" as const, amount_cents: cents }] : []),
    ...(owed.some(({ kind }) => kind === "release") ? [{ what: "release_open" as const }] : []),
  ];
}

/** Undecided disputes, and refunds that came back. */
const returnIssues = (order: OrderRecord): OrderIssue[] =>
  order.payment_issues.flatMap((issue): OrderIssue[] => {
    const { status, cents, fee_cents, reason, due_at: due } = issue;
    if (isOwedAgain(issue)) return [{ what: "refund_came_back", amount_cents: cents }];
    const rule = disputeRules.get(status);
    if (!rule || rule.answered === null) return [];
    const { kind: what, answered } = rule;
    const due_at = answered || !due ? null : due.toISOString();
    return [{ what, amount_cents: cents, fee_cents, reason, due_at, answered }];
  });

/**
 * Payment issues of an order.
 * @param capture when cards are captured: with the order or with the shipment (PAYMENT_CAPTURE)
 */
export const moneyIssues = (order: OrderRecord, now: Date, capture: "order" | "shipment"): OrderIssue[] => [
  ...returnIssues(order),
  ...unsettledIssues(order, now, capture),
];

/** Issues of an order whose payments do not fit its state. */
function unsettledIssues(order: OrderRecord, now: Date, capture: "order" | "shipment"): OrderIssue[] {
  const { authorisedIsPaid, paidInPart, payment } = statesOf(order);
  const paidCents = paidCentsOf(order);
  if (order.canceled_at) return owedIssues(order);
  const withdrawal = withdrawalOf(order);
  // the issue of an open withdrawal is about the same money
  if (paidInPart && !(withdrawal?.whole && !withdrawal.settled)) {
    return [{ what: "paid_in_part", amount_cents: paidCents, open_cents: totalCentsOf(order) - paidCents }];
  }
  const due = toCents(order.total);
  if (due > 0 && paidCents === 0 && activePayments(order).length === 0) {
    return [{ what: "not_paid", amount_cents: due }];
  }
  const dueSince = [
    ...(capture === "order" ? [order.created_at] : []),
    ...order.fulfillments.flatMap(({ shipped_at: at, canceled_at: canceledAt }) =>
      at && !canceledAt ? [at] : [],
    ),
  ];
  const overdue = dueSince.some((at) => now.getTime() - at.getTime() > graceMs);
  const waits = authorisedIsPaid && (payment === "authorized" || payment === "partially_captured");
  return waits && overdue ? [{ what: "not_captured", amount_cents: due - paidCents }] : [];
}

export function withdrawalIssue(
  order: WithTransfers & Pick<OrderRecord, "payment_issues">,
  received: Date,
): OrderIssue {
  if (moneyHeld(order) + centsToSend(order) === 0) return { what: "withdrawal_without_money" };
  return isDisputed(order)
    ? { what: "withdrawal_disputed" }
    : { what: "withdrawal", due_at: refundClock(received, received).due_at.toISOString() };
}

/** Mails about an order that were given up: the addresses without a mailbox, and how many for another reason. */
async function mailIssues(container: MedusaContainer, order: OrderRecord): Promise<OrderIssue[]> {
  const outbox = container.resolve(MAIL_MODULE);
  const failed = await outbox.listOutboxItems(
    { key: mailKeys(order), status: "failed" },
    { select: ["id", "recipient", "last_error"] },
  );
  const undeliverable = failed.filter(({ last_error: error }) => hasNoMailbox(error));
  const count = failed.length - undeliverable.length;
  return [
    ...(count > 0 ? [{ what: "mail_failed" as const, count }] : []),
    ...[...new Set(undeliverable.map(({ recipient }) => recipient))].map((address) => ({
      what: "no_mailbox" as const,
      address,
    })),
  ];
}

/** Other issues of an order: money to be sent back, mails that were given up, open withdrawals. */
export async function otherIssues(container: MedusaContainer, order: OrderRecord): Promise<OrderIssue[]> {
  const withdrawals = container.resolve(WITHDRAWALS_MODULE);
  const declared = await withdrawals.openOf(order.id);
  const unsent = centsToSend(order);
  return [
    ...(unsent > 0 ? [{ what: "refund_due" as const, amount_cents: unsent }] : []),
    ...(await mailIssues(container, order)),
    // all open declarations have one deadline
    ...declared
      .slice(0, 1)
      .map(({ received_at: at }) =>
        withdrawalIssue(order, firstDeclaration(order)?.received_at ?? new Date(at)),
      ),
  ];
}

/** The issues as shown to the fulfilment role: nothing about money. Kinds that are not listed here are withheld. */
export const issuesWithoutMoney = (issues: readonly OrderIssue[]): OrderIssue[] =>
  issues.flatMap((issue): OrderIssue[] => {
    switch (issue.what) {
      case "mail_failed":
        return [issue];
      case "no_mailbox":
        return [{ what: "mail_failed", count: 1 }];
      case "withdrawal":
      case "withdrawal_without_money":
      case "withdrawal_disputed":
        return [{ what: "withdrawn" }];
      default:
        return [];
    }
  });
