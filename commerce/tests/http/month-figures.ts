import { shopDay } from "@su-turrone/contract/time-zone";
import { asOwner } from "../../../testing/owner";
import type { MonthEnd } from "../../src/features/month-end/read-month-end";

/** Sums of the current month, as its page shows them; cents, except for the number of disputes. */
export interface MonthFigures {
  taken: number;
  refunded: number;
  /** Invoices less credit notes. */
  sales: number;
  disputes: number;
  dispute_fees: number;
  /** What lost disputes took beyond what was left. */
  dispute_beyond: number;
}

/** The current month, in the shop's time zone: at its end UTC is a month behind. */
export async function monthFigures(): Promise<MonthFigures> {
  const month = shopDay(new Date()).slice(0, 7);
  const { payments, sales_total, disputed } = await asOwner<MonthEnd>(`/admin/month-end?month=${month}`);
  return {
    taken: payments.reduce((sum, { taken_cents: cents }) => sum + cents, 0),
    refunded: payments.reduce((sum, { refunded_cents: cents }) => sum + cents, 0),
    sales: sales_total.gross_cents,
    disputes: disputed.count,
    dispute_fees: disputed.fee_cents,
    dispute_beyond: disputed.beyond_cents,
  };
}

/** What the current month contains beyond what it did before. */
export async function addedSince(before: MonthFigures): Promise<MonthFigures> {
  const now = await monthFigures();
  return {
    taken: now.taken - before.taken,
    refunded: now.refunded - before.refunded,
    sales: now.sales - before.sales,
    disputes: now.disputes - before.disputes,
    dispute_fees: now.dispute_fees - before.dispute_fees,
    dispute_beyond: now.dispute_beyond - before.dispute_beyond,
  };
}
