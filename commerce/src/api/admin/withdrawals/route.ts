import { WITHDRAWALS_MODULE, statusAfter } from "../../../modules/withdrawals";
import { readRefundClocks } from "../../../features/withdrawals/refund-clock";
import { answerWithPage } from "../../../platform/with-body";

/**
 * Withdrawals, newest first, each with its status, refund state and 14-day deadline:
 * `{withdrawals, count, limit, offset}`.
 */
export const GET = answerWithPage(async (req, page) => {
  const service = req.scope.resolve(WITHDRAWALS_MODULE);
  const [rows, count] = await service.listAndCountWithdrawals(
    {},
    { ...page, order: { received_at: "DESC" }, relations: ["acts"] },
  );
  const clockOf = await readRefundClocks(req.scope, rows, new Date());
  const withdrawals = rows.map(({ acts, ...row }) => ({
    ...row,
    status: statusAfter(acts),
    ...clockOf(row),
  }));
  return { withdrawals, count };
});
