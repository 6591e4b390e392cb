import { refundPaymentWorkflow } from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { toEuros, toCents } from "@su-turrone/contract/money";
import { paymentsOf, type OrderRecord } from "../order/order-record";
import { refundOwed } from "./refund-owed";

const sumOf = (moved: readonly { amount: number }[]): number =>
  moved.reduce((cents, { amount }) => cents + toCents(amount), 0);

/**
 * Refunds everything captured for an order and not refunded yet, whatever its status.
 * @param actorId id of the admin user who requested it
 * @throws the provider's errors; refunds already made are kept
 */
export async function refundAll(
  container: MedusaContainer,
  order: OrderRecord,
  actorId: string,
): Promise<void> {
  if (order.canceled_at) {
    await refundOwed(container, order, actorId);
    return;
  }
  for (const { id, captures, refunds } of paymentsOf(order)) {
    const cents = sumOf(captures) - sumOf(refunds);
    if (cents <= 0) continue;
    const input = { payment_id: id, amount: toEuros(cents), created_by: actorId };
    await refundPaymentWorkflow(container).run({ input });
  }
}
