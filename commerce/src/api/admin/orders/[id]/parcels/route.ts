import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ParcelBody } from "../../../../../features/fulfilment/validators";
import { sendParcelWorkflow } from "../../../../../workflows/ship-parcel";

/**
 * Packs a parcel and hands it to a carrier in one request: 201 `{parcel: {id}}`. @throws INVALID_DATA for more than is
 * left to pack
 */
export async function POST(req: AuthenticatedMedusaRequest<ParcelBody>, res: MedusaResponse): Promise<void> {
  const created_by = req.auth_context.actor_id;
  const input = { order_id: req.params["id"] ?? "", ...req.validatedBody, created_by };
  const { result } = await sendParcelWorkflow(req.scope).run({ input });
  res.status(201).json({ parcel: { id: result.id } });
}
