import { randomUUID } from "node:crypto";
import { asOwner } from "../../../testing/owner";
import { capture, paymentOf } from "../../../testing/orders";
import type { RefundToSend } from "../../src/features/refund-transfers/read-refunds-to-send";
import { placeOrder } from "./delivered-order";

/** Refunds to be sent back by transfer, as listed for the owner. @param orderId of one order only */
export const refundsToSend = async (orderId: string): Promise<RefundToSend[]> =>
  (await asOwner<{ refunds: RefundToSend[] }>("/admin/transfers")).refunds.filter(
    ({ order_id: id }) => id === orderId,
  );

/** An order of two packs, paid by transfer. */
export interface PaidByTransfer {
  id: string;
  number: number;
  email: string;
  paymentId: string;
}

/** Places an order of two packs of a variant and books its transfer as received. */
export async function paidByTransfer(variantId: string): Promise<PaidByTransfer> {
  const email = `${randomUUID()}@example.com`;
  const { id, display_id: number } = await placeOrder(undefined, email, variantId);
  await capture(id);
  const paymentId = await paymentOf(id);
  return { id, number, email, paymentId };
}
