import { daysUntil, endOfShopDay, shopDayAfter } from "@su-turrone/contract/time-zone";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readOrders } from "../ordering/order/order-record";
import { refundStateOf, type RefundState } from "./withdrawal-money";

/**
 * Days within which the refund is due (Directive 2011/83/EU, art. 13(1)); see `shopDayAfter` for how they are counted.
 */
export const refundDays = 14;

/**
 * Deadline of the refund for a withdrawal, i.e. the last moment of the last day, and the whole days left: 0 on that
 * day, negative when overdue.
 */
export function refundClock(receivedAt: Date, now: Date): { due_at: Date; days_left: number } {
  const day = shopDayAfter(receivedAt, refundDays);
  return { due_at: endOfShopDay(day), days_left: daysUntil(day, now) };
}

/**
 * Reads the refund states of withdrawals. If the order is unknown, the refund counts as due, because nobody can say
 * that nothing was paid.
 */
export async function readRefundStates(
  container: MedusaContainer,
  declared: readonly { order_id: string | null }[],
): Promise<(withdrawal: { order_id: string | null }) => RefundState> {
  const orders = await readOrders(
    container,
    declared.flatMap(({ order_id: id }) => id ?? []),
  );
  const states = new Map(orders.map((order) => [order.id, refundStateOf(order)]));
  return ({ order_id: order }) => states.get(order ?? "") ?? "due";
}

/** Deadline of the refund for a withdrawal; null when there is nothing to refund. */
export async function readRefundDue(
  container: MedusaContainer,
  withdrawal: { order_id: string | null; received_at: Date | string },
): Promise<Date | null> {
  const state = await readRefundStates(container, [withdrawal]);
  const received = new Date(withdrawal.received_at);
  return state(withdrawal) === "due" ? refundClock(received, received).due_at : null;
}
