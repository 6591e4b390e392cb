import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shipOrders } from "../../../features/fulfilment/ship-orders";
import type { ShipmentsBody } from "../../../features/fulfilment/validators";

/** Sends several orders, each whole, under a number of its own: 200 `{results}` with what became of each (`ShipResult`). */
export async function POST(
  req: AuthenticatedMedusaRequest<ShipmentsBody>,
  res: MedusaResponse,
): Promise<void> {
  res.json({ results: await shipOrders(req.scope, req.validatedBody, req.auth_context.actor_id) });
}
