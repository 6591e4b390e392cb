import type Stripe from "stripe";
import { shopDay } from "@su-turrone/contract/time-zone";

/** What has changed the balance at Stripe; integer cents, negative for what was taken from it. */
export interface BalanceSum {
  paid_cents: number;
  /** Refunds, disputes, and whatever is neither a payment nor a fee nor paid out. */
  returned_cents: number;
  fees_cents: number;
  paid_out_cents: number;
  /** All of these together. */
  change_cents: number;
}

interface BalanceDay extends BalanceSum {
  /** Date in Europe/Rome, ISO 8601. */
  day: string;
}

/** What Stripe pays out to the bank: one credit of the bank statement. */
export interface Payout {
  id: string;
  /** Date in Europe/Rome on which Stripe sends it, ISO 8601. */
  sent: string;
  /** Date on which it is at the bank, as expected by Stripe, ISO 8601. */
  arrives: string;
  cents: number;
  /** Whether it came back from the bank. */
  failed: boolean;
}

export interface StripeBalance {
  days: BalanceDay[];
  total: BalanceSum;
  payouts: Payout[];
}

type Transaction = Pick<Stripe.BalanceTransaction, "amount" | "fee" | "created" | "type">;

export const noMovement: BalanceSum = {
  paid_cents: 0,
  returned_cents: 0,
  fees_cents: 0,
  paid_out_cents: 0,
  change_cents: 0,
};

function moved({ type, amount, fee }: Transaction): BalanceSum {
  const sum = { ...noMovement, fees_cents: -fee || 0, change_cents: amount - fee };
  if (type === "charge" || type === "payment") return { ...sum, paid_cents: amount };
  if (type.startsWith("payout")) return { ...sum, paid_out_cents: amount };
  // fees that belong to no payment are amounts of their own
  if (type === "stripe_fee") return { ...sum, fees_cents: amount - fee };
  return { ...sum, returned_cents: amount };
}

const add = (one: BalanceSum, other: BalanceSum): BalanceSum => ({
  paid_cents: one.paid_cents + other.paid_cents,
  returned_cents: one.returned_cents + other.returned_cents,
  fees_cents: one.fees_cents + other.fees_cents,
  paid_out_cents: one.paid_out_cents + other.paid_out_cents,
  change_cents: one.change_cents + other.change_cents,
});

/** @param seconds time in Stripe's unit */
export const dayOf = (seconds: number): string => shopDay(new Date(seconds * 1000));

/** The sums of each day with transactions, oldest first, and of all of them. */
export function balanceByDay(transactions: readonly Transaction[]): Omit<StripeBalance, "payouts"> {
  const sums = new Map<string, BalanceSum>();
  for (const transaction of transactions) {
    const day = dayOf(transaction.created);
    sums.set(day, add(sums.get(day) ?? noMovement, moved(transaction)));
  }
  const days = [...sums].map(([day, sum]) => ({ day, ...sum })).sort((a, b) => (a.day < b.day ? -1 : 1));
  return { days, total: days.reduce(add, noMovement) };
}
