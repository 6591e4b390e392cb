import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import type { OrderStatusAnswer } from "@su-turrone/contract/orders";
import { documentsOf } from "../../../../../features/invoices/order-document";
import { buyerRequestsOf } from "../../../../../features/ordering/order/buyer-requests";
import { readOrder } from "../../../../../features/ordering/order/order-record";
import { readRefundDue } from "../../../../../features/refund-transfers/read-refunds-to-send";
import { viewOf } from "../../../../../features/ordering/order/order-view";

/**
 * Status, timeline, parcels, VAT, documents and buyer requests of an order: OrderStatusAnswer. Requires the order's
 * key. @throws NOT_FOUND
 */
export async function GET(req: MedusaRequest, res: MedusaResponse<OrderStatusAnswer>): Promise<void> {
  const order = await readOrder(req.scope, req.params["id"] ?? "");
  if (!order) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Order not found");
  const documents = await documentsOf(req.scope, order);
  const refund_due = await readRefundDue(req.scope, order);
  res.json({ order: { ...viewOf(order), documents, requests: buyerRequestsOf(order), refund_due } });
}
