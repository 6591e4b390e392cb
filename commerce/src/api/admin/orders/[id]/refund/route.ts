import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { readOrder } from "../../../../../features/ordering/order/order-record";
import { refundAll } from "../../../../../features/ordering/payments/refund-all";

/**
 * Gives back all the money of an order that has not gone back yet, and puts goods that are not packed back on sale:
 * `{refunded: {id}}`. Safe to repeat. @throws NOT_FOUND, NOT_ALLOWED where nothing is left
 */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const order = await readOrder(req.scope, req.params["id"] ?? "");
  if (!order) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Order not found");
  await refundAll(req.scope, order, req.auth_context.actor_id);
  res.json({ refunded: { id: order.id } });
}
