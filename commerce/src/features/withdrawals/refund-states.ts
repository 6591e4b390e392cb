import type { MedusaContainer } from "@medusajs/framework/types";
import { readOrders } from "../ordering/order/order-record";
import { refundClock } from "./refund-clock";
import { refundStateOf, type RefundState } from "./money-due";

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
