import { z } from "@medusajs/framework/zod";
import type { DisputeStatus } from "../../../modules/payment-stripe/returned-money";
import type { NoticeKind } from "../../notices/notify-owner";
import { statusAfter } from "../../../modules/withdrawals";
import { withdrawalStatuses } from "../../../modules/withdrawals/withdrawal-statuses";

/** A dispute or a returned refund, as read with `payment_issues` of an order. */
export const paymentIssueRow = z.object({
  id: z.string(),
  payment_id: z.string(),
  kind: z.enum(["dispute", "refund"]),
  status: z.string(),
  reason: z.string(),
  /** Integer cents. */
  cents: z.coerce.number(),
  fee_cents: z.coerce.number(),
  due_at: z.coerce.date().nullish(),
  opened_at: z.coerce.date(),
});

export type PaymentIssueRow = z.infer<typeof paymentIssueRow>;

/** What a status of a dispute means to the shop. */
interface DisputeRule {
  /** In an inquiry the bank only asks: it has taken no money back. */
  kind: "dispute" | "inquiry";
  /** Whether the shop has answered; null once it is decided. */
  answered: boolean | null;
  /** What the owner is told. */
  notice: NoticeKind | null;
}

/** Each status of a dispute at Stripe (docs.stripe.com/api/disputes/object). */
export const disputeRules: ReadonlyMap<string, DisputeRule> = new Map(
  Object.entries({
    needs_response: { kind: "dispute", answered: false, notice: "dispute_opened" },
    under_review: { kind: "dispute", answered: true, notice: null },
    won: { kind: "dispute", answered: null, notice: "dispute_won" },
    lost: { kind: "dispute", answered: null, notice: "dispute_lost" },
    warning_needs_response: { kind: "inquiry", answered: false, notice: "inquiry_opened" },
    warning_under_review: { kind: "inquiry", answered: true, notice: null },
    warning_closed: { kind: "inquiry", answered: null, notice: null },
    // stopped before the bank took anything; otherwise it is lost (`disputeStatus`)
    prevented: { kind: "inquiry", answered: null, notice: null },
  } satisfies Record<DisputeStatus, DisputeRule>),
);

/** Status of a recorded refund that came back and has not been paid in another way. */
export const refundIsOpen = "open";

/** Whether it is a recorded refund that came back: the shop owes the money again. */
export const isOwedAgain = ({ kind, status }: Pick<PaymentIssueRow, "kind" | "status">): boolean =>
  kind === "refund" && status === refundIsOpen;

/** Statuses of a dispute whose money the bank has taken back until it is decided: a refund would pay it twice. */
export const takenBack = [...disputeRules].flatMap(([status, { kind, answered }]) =>
  kind === "dispute" && answered !== null ? status : [],
);

/** Whether the bank has taken money of an order back. */
export const isDisputed = (order: { payment_issues: readonly PaymentIssueRow[] }): boolean =>
  order.payment_issues.some(({ kind, status }) => kind === "dispute" && takenBack.includes(status));

export const withdrawalRow = z.object({
  received_at: z.coerce.date(),
  /** "" for the whole order. */
  items: z.string(),
  acts: z.array(z.object({ status: z.enum(withdrawalStatuses), at: z.coerce.date() })).default([]),
});

/** Whether a withdrawal from an order is not decided yet. */
export const hasOpenWithdrawal = (order: {
  withdrawals: readonly z.infer<typeof withdrawalRow>[];
}): boolean => order.withdrawals.some(({ acts }) => statusAfter(acts) === "open");

export interface Withdrawal {
  received_at: Date;
  /** Whether it names no parts of the order. */
  whole: boolean;
  settled: boolean;
}

/** The withdrawal from an order: the first from all of it, otherwise the latest from a part; null without any. */
export function withdrawalOf(order: {
  withdrawals: readonly z.infer<typeof withdrawalRow>[];
}): Withdrawal | null {
  const declared = order.withdrawals.toSorted((a, b) => a.received_at.getTime() - b.received_at.getTime());
  const found = declared.find(({ items }) => items === "") ?? declared.at(-1);
  if (!found) return null;
  return {
    received_at: found.received_at,
    whole: found.items === "",
    settled: statusAfter(found.acts) === "settled",
  };
}
