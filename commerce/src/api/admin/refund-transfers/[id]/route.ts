import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SentRefundBody } from "../../../../features/bank-statements/validators";
import { markAsSent } from "../../../../features/refund-transfers/mark-as-sent";
import { adminLanguage } from "../../../../platform/admin-language";

/**
 * Records that a refund was sent by bank transfer: `{sent: {id}}`. Safe to repeat. @throws NOT_FOUND, NOT_ALLOWED,
 * CONFLICT
 */
export async function POST(
  req: AuthenticatedMedusaRequest<SentRefundBody>,
  res: MedusaResponse,
): Promise<void> {
  const id = req.params["id"] ?? "";
  const sent_by = req.auth_context.actor_id;
  await markAsSent(req.scope, { id, sent_by, ...req.validatedBody }, adminLanguage(req));
  res.json({ sent: { id } });
}
