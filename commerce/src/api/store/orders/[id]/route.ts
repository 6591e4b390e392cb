import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { StoreOrder } from "@su-turrone/contract/orders";
import { existingOrder } from "../../../guards/require-existing";
import { readStoreOrder } from "../../../../features/ordering/order/store-order";

/**
 * An order as its pages show it. Replaces Medusa's own route at this path, which also exposes payments, who packed the
 * order, and the usage and limits of codes. Requires the order's key. @throws NOT_FOUND
 */
export async function GET(req: MedusaRequest, res: MedusaResponse<{ order: StoreOrder }>): Promise<void> {
  const order = await existingOrder(req);
  res.json({ order: await readStoreOrder(req.scope, order) });
}
