import { invitationBody, invitePerson } from "../../../features/staff/people";
import { adminLanguage } from "../../../platform/admin-language";
import { withAdminBody } from "../../../platform/with-body";

/**
 * Invites a user by mail: `{id}` of the invitation. Medusa's own routes resend or revoke it. @throws DUPLICATE_ERROR
 */
export const POST = withAdminBody(invitationBody, async (req, res) => {
  const { id } = await invitePerson(req.scope, req.validatedBody, adminLanguage(req));
  res.status(201).json({ id });
});
