import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { WithdrawalStatusBody } from "../../../../features/withdrawals/validators";
import { setWithdrawalStatusWorkflow } from "../../../../workflows/set-withdrawal-status";

/** Marks a withdrawal as settled or open again: `{withdrawal: {id, status}}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<WithdrawalStatusBody>,
  res: MedusaResponse,
): Promise<void> {
  const input = { id: req.params["id"] ?? "", status: req.validatedBody.status };
  await setWithdrawalStatusWorkflow(req.scope).run({ input });
  res.json({ withdrawal: input });
}
