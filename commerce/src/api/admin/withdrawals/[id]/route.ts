import { setWithdrawalStatus, withdrawalStatusBody } from "../../../../features/withdrawals/withdrawals";
import { adminLanguage } from "../../../../platform/admin-language";
import { withAdminBody } from "../../../../platform/with-body";

/**
 * Marks a withdrawal as settled or open: `{withdrawal: {id, status}}`.
 * @throws NOT_FOUND, CONFLICT when a refund is still due, unless `confirmed` says just this
 */
export const POST = withAdminBody(withdrawalStatusBody, async (req, res) => {
  const id = req.params["id"] ?? "";
  await setWithdrawalStatus(req.scope, id, req.validatedBody, adminLanguage(req));
  res.json({ withdrawal: { id, status: req.validatedBody.status } });
});
