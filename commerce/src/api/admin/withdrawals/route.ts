import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sliceOf } from "../../../platform/list-query";
import { WITHDRAWALS_MODULE, statusAfter } from "../../../modules/withdrawals";
import { readRefundClocks } from "../../../features/withdrawals/refund-clock";

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
  const clockOf = await readRefundClocks(req.scope, rows, new Date());
  const withdrawals = rows.map(({ acts, ...row }) => ({
    ...row,
    status: statusAfter(acts),
    ...clockOf(row),
  }));
  res.json({ withdrawals, count, limit, offset });
}
