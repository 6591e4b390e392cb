import { randomUUID } from "node:crypto";
import type Medusa from "@medusajs/js-sdk";
import type { RefundToSend } from "../../src/features/refund-transfers/read-refunds-to-send";
import { placeOrder } from "./delivered-order";

/** Refunds to be sent back by transfer, as listed for the owner. @param orderId of one order only */
export const refundsToSend = async (admin: Medusa, orderId: string): Promise<RefundToSend[]> =>
  (await admin.client.fetch<{ refunds: RefundToSend[] }>("/admin/transfers")).refunds.filter(
    ({ order_id: id }) => id === orderId,
  );

/** Marks everything to be sent back for an order as sent. */
export async function sendBackAll(admin: Medusa, orderId: string): Promise<void> {
  for (const { id } of await refundsToSend(admin, orderId)) {
    await admin.client.fetch(`/admin/refund-transfers/${id}`, { method: "POST" });
  }
}

/** An order of two packs, paid by transfer. */
export interface PaidByTransfer {
  id: string;
  number: number;
  email: string;
  paymentId: string;
}

/** Places an order of two packs of a variant and books its transfer as received. */
export async function paidByTransfer(admin: Medusa, variantId: string): Promise<PaidByTransfer> {
  const email = `${randomUUID()}@example.com`;
  const { id, display_id: number } = await placeOrder(undefined, email, variantId);
  const { order } = await admin.admin.order.retrieve(id, { fields: "*payment_collections.payments" });
  const paymentId = order.payment_collections[0]?.payments?.[0]?.id ?? "";
  await admin.client.fetch(`/admin/payments/${paymentId}/capture`, { method: "POST" });
  return { id, number: Number(number), email, paymentId };
}
