import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { undoSent } from "../../../../../features/refund-transfers/mark-as-sent";

/** Notes that a refund recorded as sent was not sent after all: `{undone: {id}}`. Safe to repeat. @throws NOT_FOUND */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params["id"] ?? "";
  await undoSent(req.scope, id);
  res.json({ undone: { id } });
}
