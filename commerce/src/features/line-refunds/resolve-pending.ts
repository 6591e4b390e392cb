import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { LINE_REFUNDS_MODULE } from "../../modules/line-refunds";
import { readOrder, type OrderRecord } from "../ordering/order/order-record";
import { bookReturnedMoney } from "../ordering/payments/book-returned-money";

/** Note on the payment's refund, by which the refund can be found again. */
export const noteOf = (lineRefundId: string): string => `Lines ${lineRefundId}`;

/** Id of the payment's refund with a note. */
async function refundWithNote(
  container: MedusaContainer,
  paymentId: string,
  note: string,
): Promise<string | undefined> {
  const [payment] = await container
    .resolve(Modules.PAYMENT)
    .listPayments({ id: paymentId }, { relations: ["refunds"] });
  return payment?.refunds?.find((refund) => refund.note === note)?.id;
}

/**
 * Resolves a line refund that was started: if its payment refund exists, here or at Stripe, it is completed, otherwise
 * it is deleted. Safe to repeat; the caller must hold the order's lock.
 * @returns whether the refund is complete
 * @throws Stripe's error when Stripe cannot be reached; the refund stays pending
 */
export async function resolvePendingRefund(container: MedusaContainer, id: string): Promise<boolean> {
  const service = container.resolve(LINE_REFUNDS_MODULE);
  const [row] = await service.listLineRefunds({ id }, { take: 1, relations: ["items"] });
  if (!row) return false;
  if (row.refund_id !== null) return true;
  const note = noteOf(id);
  let refundId = await refundWithNote(container, row.payment_id, note);
  if (refundId === undefined) {
    const order = await readOrder(container, row.order_id);
    const started = { paymentId: row.payment_id, cents: row.cents, note };
    if (order && (await bookReturnedMoney(container, order, started)) > 0)
      refundId = await refundWithNote(container, row.payment_id, note);
  }
  if (refundId !== undefined) {
    await service.updateLineRefunds({ id, refund_id: refundId });
    return true;
  }
  await service.deleteLineRefundItems(row.items.map((item) => item.id));
  await service.deleteLineRefunds(id);
  return false;
}

/** Completes or discards interrupted refunds of an order, like `resolvePendingRefund`. @returns whether there were any */
export async function resolveAllPending(container: MedusaContainer, order: OrderRecord): Promise<boolean> {
  const pending = order.line_refunds.filter(({ refund_id: id }) => !id);
  for (const { id } of pending) await resolvePendingRefund(container, id);
  return pending.length > 0;
}
