import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shipOrders } from "../../../features/fulfilment/ship-orders";
import type { ShipmentsBody } from "../../../features/fulfilment/validators";

/**
 * Ships several orders completely, each with its own tracking number: 200 `{results}` with one `ShipResult` per order.
 */
export async function POST(
  req: AuthenticatedMedusaRequest<ShipmentsBody>,
  res: MedusaResponse,
): Promise<void> {
  res.json({ results: await shipOrders(req.scope, req.validatedBody, req.auth_context.actor_id) });
}
