import { toCents } from "@su-turrone/contract/money";
import { paymentsOf, type OrderRecord } from "../ordering/order/order-record";

/**
 * What of an order's money a withdrawal still waits for, in integer cents: all that was paid and has not gone back, as long as nothing
 * has gone back since it was declared. How much of it is due is the owner's to say, who knows which goods came back and how. Pure.
 */
export function moneyDue(order: Pick<OrderRecord, "payment_collections">, receivedAt: Date): number {
  const payments = paymentsOf(order);
  const refunds = payments.flatMap((payment) => payment.refunds);
  if (refunds.some(({ created_at: at }) => at >= receivedAt)) return 0;
  const sum = (moved: readonly { amount: number }[]) =>
    moved.reduce((cents, { amount }) => cents + toCents(amount), 0);
  return sum(payments.flatMap(({ captures }) => captures)) - sum(refunds);
}
