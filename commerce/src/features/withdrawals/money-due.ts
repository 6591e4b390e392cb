import { toCents } from "@su-turrone/contract/money";
import { paymentsOf, type OrderRecord } from "../ordering/order/order-record";

type Paid = Pick<OrderRecord, "payment_collections">;

/** What of an order's money is with the shop: paid, and not given back; integer cents. */
export function moneyHeld(order: Paid): number {
  const payments = paymentsOf(order);
  const sum = (moved: readonly { amount: number }[]) =>
    moved.reduce((cents, { amount }) => cents + toCents(amount), 0);
  return sum(payments.flatMap(({ captures }) => captures)) - sum(payments.flatMap(({ refunds }) => refunds));
}

/** How the money of an order that was withdrawn from stands: to be given back, given back in full, or never taken. */
export type RefundState = "due" | "returned" | "nothing_paid";

/** How the money of an order stands, should it be withdrawn from. Pure. */
export function refundStateOf(order: Paid): RefundState {
  if (moneyHeld(order) > 0) return "due";
  return paymentsOf(order).some(({ captures }) => captures.length > 0) ? "returned" : "nothing_paid";
}

/**
 * What of an order's money a withdrawal still waits for, in integer cents: all that was paid and has not gone back, as long as nothing
 * has gone back since it was declared. How much of it is due is the owner's to say, who knows which goods came back and how. Pure.
 */
export function moneyDue(order: Paid, receivedAt: Date): number {
  const refunds = paymentsOf(order).flatMap((payment) => payment.refunds);
  return refunds.some(({ created_at: at }) => at >= receivedAt) ? 0 : moneyHeld(order);
}
