import { refundAccountBody } from "@su-turrone/contract/form-requests";
import { saveRefundAccount } from "../../../../../features/refund-transfers/refund-account";
import { withAdminBody } from "../../../../../platform/with-body";

/**
 * Stores the account for the refunds of an order: `{given: true}`. `If-Match` has the IBAN that was shown. @throws NOT_FOUND, NOT_ALLOWED, INVALID_DATA,
 * CONFLICT
 */
export const POST = withAdminBody(refundAccountBody, async (req, res) => {
  const shown = req.get("if-match");
  await saveRefundAccount(req.scope, req.params["id"] ?? "", req.validatedBody, "owner", shown);
  res.json({ given: true });
});
