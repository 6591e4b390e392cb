import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { RestockBody } from "../../../features/back-in-stock/validators";
import { requestBackInStockWorkflow } from "../../../workflows/request-back-in-stock";

/** Asks to be told when a weight is back. The answer is always the same, so that it does not tell who asked before. */
export async function POST(req: MedusaRequest<RestockBody>, res: MedusaResponse): Promise<void> {
  await requestBackInStockWorkflow(req.scope).run({ input: req.validatedBody });
  res.status(202).json({ status: "pending" });
}
