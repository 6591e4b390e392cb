import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { WithdrawalBody } from "../../../features/withdrawals/validators";
import { createWithdrawalWorkflow } from "../../../workflows/create-withdrawal";

/** Takes a declaration of withdrawal: 201 `{withdrawal: {id, received_at}}`, whether an order of ours fits it or not. */
export async function POST(req: MedusaRequest<WithdrawalBody>, res: MedusaResponse): Promise<void> {
  const { result } = await createWithdrawalWorkflow(req.scope).run({ input: req.validatedBody });
  res.status(201).json({ withdrawal: result });
}
