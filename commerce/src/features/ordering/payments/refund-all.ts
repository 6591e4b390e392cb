import type { MedusaContainer } from "@medusajs/framework/types";
import { toEuros } from "@su-turrone/contract/money";
import { netCapturedCents } from "../order/moved-money";
import { paymentsOf, type OrderRecord } from "../order/order-record";
import { refundPayment } from "./book-returned-money";
import { refundOwed } from "./refund-owed";

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
    await refundOwed(container, order.id, actorId);
    return;
  }
  for (const payment of paymentsOf(order)) {
    const cents = netCapturedCents(payment);
    if (cents <= 0) continue;
    await refundPayment(container, order, {
      payment_id: payment.id,
      amount: toEuros(cents),
      created_by: actorId,
    });
  }
}
