import type Medusa from "@medusajs/js-sdk";
import type { RefundToSend } from "../../src/features/refund-transfers/read-refunds-to-send";

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
