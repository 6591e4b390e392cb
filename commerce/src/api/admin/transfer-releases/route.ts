import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import {
  releaseTransfers,
  type TransferReleaseBody,
} from "../../../features/ordering/bank-transfer/release-transfers";

/** Cancels unpaid transfer orders: `{cancelled}`, the number of those that were still unpaid and not packed. */
export async function POST(
  req: AuthenticatedMedusaRequest<TransferReleaseBody>,
  res: MedusaResponse<{ cancelled: number }>,
): Promise<void> {
  res.json({ cancelled: await releaseTransfers(req.scope, req.validatedBody.order_ids) });
}
