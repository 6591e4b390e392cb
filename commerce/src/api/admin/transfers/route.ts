import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readOpenTransfers } from "../../../features/bank-statements/match";
import { readRefundsToSend } from "../../../features/refund-transfers/read-refunds-to-send";
import { readSentTransfers } from "../../../features/refund-transfers/mark-as-sent";

/**
 * Expected bank transfers, refunds to be sent by transfer, and those sent of late: `{transfers: OpenTransfer[], refunds:
 * RefundToSend[], sent: SentTransfer[]}`.
 */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const now = new Date();
  const [transfers, refunds, sent] = await Promise.all([
    readOpenTransfers(req.scope, now),
    readRefundsToSend(req.scope, now),
    readSentTransfers(req.scope, now),
  ]);
  res.json({ transfers, refunds, sent });
}
