import {
  resolveReturnedRefunds,
  returnedRefundsBody,
} from "../../../../../features/ordering/payments/settle-returned-money";
import { adminLanguage } from "../../../../../platform/admin-language";
import { withAdminBody } from "../../../../../platform/with-body";

/** Sends refunds that came back again, or notes that the owner has paid them another way: `{resolved: {id}}`. */
export const POST = withAdminBody(returnedRefundsBody, async (req, res) => {
  const id = req.params["id"] ?? "";
  await resolveReturnedRefunds(req.scope, id, req.validatedBody, adminLanguage(req));
  res.json({ resolved: { id } });
});
