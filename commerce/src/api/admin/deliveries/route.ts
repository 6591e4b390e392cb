import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { deliverOrders } from "../../../features/fulfilment/deliver-orders";
import type { DeliveriesBody } from "../../../features/fulfilment/validators";

/** Marks several orders as delivered, each with all its parcels: 200 `{results}` with one `DeliverResult` per order. */
export async function POST(
  req: AuthenticatedMedusaRequest<DeliveriesBody>,
  res: MedusaResponse,
): Promise<void> {
  res.json({ results: await deliverOrders(req.scope, req.validatedBody.order_ids) });
}
