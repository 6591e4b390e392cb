import { refundAccountBody } from "@su-turrone/contract/form-requests";
import { saveRefundAccount } from "../../../../../features/refund-transfers/refund-account";
import { adminLanguage } from "../../../../../platform/admin-language";
import { withAdminBody } from "../../../../../platform/with-body";

/**
 * Stores the account for the refunds of an order: `{given: true}`. `If-Match` has the account that was shown, as by
 * `accountTag`. @throws NOT_FOUND, NOT_ALLOWED, INVALID_DATA, CONFLICT
 */
export const POST = withAdminBody(refundAccountBody, async (req, res) => {
  const page = { shown: req.get("if-match"), language: adminLanguage(req) };
  await saveRefundAccount(req.scope, req.params["id"] ?? "", req.validatedBody, page);
  res.json({ given: true });
});
