import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { documentsOf } from "../../../../../invoices/paper";
import { readOrder } from "../../../../../orders/record";
import { viewOf } from "../../../../../orders/view";

/** Status, timeline, parcels, VAT and documents of an order: `{order}` (see OrderView, DocumentRef). Needs the order's key. @throws NOT_FOUND */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const order = await readOrder(req.scope, req.params["id"] ?? "");
  if (!order) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Order not found");
  res.json({ order: { ...viewOf(order), documents: await documentsOf(req.scope, order) } });
}
