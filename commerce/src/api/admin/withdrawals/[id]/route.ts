import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { WithdrawalStatusBody } from "../../../../features/withdrawals/validators";
import { setWithdrawalStatus } from "../../../../features/withdrawals/settle-withdrawal";
import { adminLanguage } from "../../../../platform/admin-language";

/**
 * Marks a withdrawal as settled or open: `{withdrawal: {id, status}}`.
 * @throws NOT_FOUND, CONFLICT when a refund is still due, unless `confirmed` says just this
 */
export async function POST(
  req: AuthenticatedMedusaRequest<WithdrawalStatusBody>,
  res: MedusaResponse,
): Promise<void> {
  const id = req.params["id"] ?? "";
  await setWithdrawalStatus(req.scope, id, req.validatedBody, adminLanguage(req));
  res.json({ withdrawal: { id, status: req.validatedBody.status } });
}
