import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import type { StoreOrder } from "@su-turrone/contract/orders";
import { readOrder } from "../../../../features/ordering/order/order-record";
import { readStoreOrder } from "../../../../features/ordering/order/store-order";

/**
 * An order as its pages show it. Replaces Medusa's own route at this path, which also exposes payments, who packed the
 * order, and the usage and limits of codes. Requires the order's key. @throws NOT_FOUND
 */
export async function GET(req: MedusaRequest, res: MedusaResponse<{ order: StoreOrder }>): Promise<void> {
  const order = await readOrder(req.scope, req.params["id"] ?? "");
  if (!order) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Order not found");
  res.json({ order: await readStoreOrder(req.scope, order) });
}
