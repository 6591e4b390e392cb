import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readOpenTransfers } from "../../../features/bank-statements/open-transfers";
import { readRefundsToSend } from "../../../features/refund-transfers/read-refunds-to-send";

/** Expected bank transfers, and refunds to be sent by transfer: `{transfers: OpenTransfer[], refunds: RefundToSend[]}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const now = new Date();
  const [transfers, refunds] = await Promise.all([
    readOpenTransfers(req.scope, now),
    readRefundsToSend(req.scope, now),
  ]);
  res.json({ transfers, refunds });
}
