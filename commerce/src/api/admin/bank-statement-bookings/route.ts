import { bookLine } from "../../../features/bank-statements/book-line";
import { bookingBody } from "../../../features/bank-statements/statement-line";
import { adminLanguage } from "../../../platform/admin-language";
import { withAdminBody } from "../../../platform/with-body";

/** Books a bank statement line to an order: `{booked: Booked}`. @throws CONFLICT, NOT_ALLOWED, INVALID_DATA */
export const POST = withAdminBody(bookingBody, async (req, res) => {
  const booked_by = req.auth_context.actor_id;
  const booked = await bookLine(req.scope, { ...req.validatedBody, booked_by }, adminLanguage(req));
  res.json({ booked });
});
