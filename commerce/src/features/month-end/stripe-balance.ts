import { hasStripe, stripe } from "../ordering/payments/stripe";
import { balanceByDay, dayOf, noMovement, type Payout, type StripeBalance } from "./balance-sums";
import type { Span } from "./month";

const during = ({ from, before }: Span) => ({
  created: { gte: from.getTime() / 1000, lt: before.getTime() / 1000 },
  limit: 100,
});

async function all<Row>(list: AsyncIterable<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of list) rows.push(row);
  return rows;
}

/** What Stripe has sent to the bank in a period, oldest first; nothing without Stripe. @throws Stripe's error */
export async function payoutsBetween(span: Span): Promise<Payout[]> {
  if (!hasStripe()) return [];
  const payouts = await all(stripe().payouts.list(during(span)));
  return payouts.reverse().map(({ id, created, arrival_date, amount, status }) => ({
    id,
    sent: dayOf(created),
    arrives: dayOf(arrival_date),
    cents: amount,
    failed: status === "failed" || status === "canceled",
  }));
}

export const noBalance: StripeBalance = { days: [], total: noMovement, payouts: [] };

/** The account at Stripe in a period, read there; empty without Stripe. @throws Stripe's error when it does not answer */
export async function readStripeBalance(span: Span): Promise<StripeBalance> {
  if (!hasStripe()) return noBalance;
  const [transactions, payouts] = await Promise.all([
    all(stripe().balanceTransactions.list(during(span))),
    payoutsBetween(span),
  ]);
  return { ...balanceByDay(transactions), payouts };
}
