import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { WithdrawalBody, WithdrawalAnswer } from "@su-turrone/contract/form-requests";
import { receiveWithdrawal } from "../../../features/withdrawals/receive-withdrawal";

/** Takes a declaration of withdrawal: 201 `{withdrawal: {id, received_at}}`, whether an order of ours fits it or not. */
export async function POST(
  req: MedusaRequest<WithdrawalBody>,
  res: MedusaResponse<WithdrawalAnswer>,
): Promise<void> {
  res.status(201).json({ withdrawal: await receiveWithdrawal(req.scope, req.validatedBody) });
}
