import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sliceOf } from "../../../platform/list-query";
import { WITHDRAWALS_MODULE, statusAfter } from "../../../modules/withdrawals";
import { refundClock, readRefundStates } from "../../../features/withdrawals/refund-clock";

/**
 * Withdrawals, newest first, each with its status, refund state and 14-day deadline:
 * `{withdrawals, count, limit, offset}`.
 */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit, offset } = sliceOf(req.query);
  const service = req.scope.resolve(WITHDRAWALS_MODULE);
  const [rows, count] = await service.listAndCountWithdrawals(
    {},
    { take: limit, skip: offset, order: { received_at: "DESC" }, relations: ["acts"] },
  );
  const refundState = await readRefundStates(req.scope, rows);
  const now = new Date();
  const withdrawals = rows.map(({ acts, received_at, ...row }) => {
    return {
      ...row,
      received_at,
      status: statusAfter(acts),
      refund_state: refundState(row),
      ...refundClock(new Date(received_at), now),
    };
  });
  res.json({ withdrawals, count, limit, offset });
}
