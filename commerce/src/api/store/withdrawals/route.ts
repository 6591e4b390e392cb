import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { WithdrawalBody, WithdrawalAnswer } from "@su-turrone/contract/form-requests";
import { receiveWithdrawal } from "../../../features/withdrawals/receive-withdrawal";

/** Receives a declaration of withdrawal: 201 `{withdrawal: {id, received_at}}`, whether or not it matches an order. */
export async function POST(
  req: MedusaRequest<WithdrawalBody>,
  res: MedusaResponse<WithdrawalAnswer>,
): Promise<void> {
  res.status(201).json({ withdrawal: await receiveWithdrawal(req.scope, req.validatedBody) });
}
