import { refundAccountBody } from "@su-turrone/contract/form-requests";
import { saveRefundAccount } from "../../../../../features/refund-transfers/refund-account";
import { withBody } from "../../../../../platform/with-body";

/**
 * Takes the buyer's account for the refunds of an order: `{given: true}`. Requires the order's key.
 * @throws NOT_ALLOWED when nothing is to be sent back, CONFLICT when an account is known
 */
export const POST = withBody(refundAccountBody, async (req, res) => {
  await saveRefundAccount(req.scope, req.params["id"] ?? "", req.validatedBody);
  res.json({ given: true });
});
