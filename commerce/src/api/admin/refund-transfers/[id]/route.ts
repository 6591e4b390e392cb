import { sentRefundBody } from "../../../../features/bank-statements/statement-line";
import { markAsSent } from "../../../../features/refund-transfers/mark-as-sent";
import { adminLanguage } from "../../../../platform/admin-language";
import { withAdminBody } from "../../../../platform/with-body";

/**
 * Records that a refund was sent by bank transfer: `{sent: {id}}`. Safe to repeat. @throws NOT_FOUND, NOT_ALLOWED,
 * CONFLICT
 */
export const POST = withAdminBody(sentRefundBody, async (req, res) => {
  const id = req.params["id"] ?? "";
  const sent_by = req.auth_context.actor_id;
  await markAsSent(req.scope, { id, sent_by, ...req.validatedBody }, adminLanguage(req));
  res.json({ sent: { id } });
});
