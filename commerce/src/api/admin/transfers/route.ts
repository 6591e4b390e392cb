import { readOpenTransfers } from "../../../features/bank-statements/match";
import { readRefundsToSend } from "../../../features/refund-transfers/read-refunds-to-send";
import { readSentTransfers } from "../../../features/refund-transfers/mark-as-sent";
import { answerWith } from "../../../platform/with-body";

/**
 * Expected bank transfers, refunds to be sent by transfer, and those sent of late: `{transfers: OpenTransfer[], refunds:
 * RefundToSend[], sent: SentTransfer[]}`.
 */
export const GET = answerWith(async (req) => {
  const now = new Date();
  const [transfers, refunds, sent] = await Promise.all([
    readOpenTransfers(req.scope, now),
    readRefundsToSend(req.scope, now),
    readSentTransfers(req.scope, now),
  ]);
  return { transfers, refunds, sent };
});
