import { readRecipients, recipientsBody } from "../../../../features/telephone-orders/read-recipients";
import { adminLanguage } from "../../../../platform/admin-language";
import { withAdminBody } from "../../../../platform/with-body";

/** Reads the addresses of gifts from a table: `ReadRecipients`. Nothing is stored. @throws INVALID_DATA */
export const POST = withAdminBody(recipientsBody, async (req, res) => {
  res.json(await readRecipients(req.validatedBody, adminLanguage(req)));
});
