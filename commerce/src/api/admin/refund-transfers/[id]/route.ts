import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { markAsSent } from "../../../../features/refund-transfers/mark-as-sent";

/** Records that a refund was sent by bank transfer: `{sent: {id}}`. Safe to repeat. @throws NOT_FOUND */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params["id"] ?? "";
  await markAsSent(req.scope, id, req.auth_context.actor_id);
  res.json({ sent: { id } });
}
