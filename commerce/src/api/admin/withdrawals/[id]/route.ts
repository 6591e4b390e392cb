import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { WithdrawalStatusBody } from "../../../../features/withdrawals/validators";
import { WITHDRAWALS_MODULE } from "../../../../modules/withdrawals";
import type { WithdrawalsService } from "../../../../modules/withdrawals/service";

/** Marks a withdrawal as settled or open again: `{withdrawal: {id, status}}`. @throws NOT_FOUND */
export async function POST(
  req: AuthenticatedMedusaRequest<WithdrawalStatusBody>,
  res: MedusaResponse,
): Promise<void> {
  const input = { id: req.params["id"] ?? "", status: req.validatedBody.status };
  await req.scope.resolve<WithdrawalsService>(WITHDRAWALS_MODULE).setStatus(input.id, input.status);
  res.json({ withdrawal: input });
}
