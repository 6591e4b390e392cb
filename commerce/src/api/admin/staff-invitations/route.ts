import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { invitePerson } from "../../../features/staff/invite-person";
import type { InvitationBody } from "../../../features/staff/validators";
import { adminLanguage } from "../../../platform/admin-language";

/**
 * Invites a user by mail: `{id}` of the invitation. Medusa's own routes resend or revoke it. @throws DUPLICATE_ERROR
 */
export async function POST(
  req: AuthenticatedMedusaRequest<InvitationBody>,
  res: MedusaResponse,
): Promise<void> {
  const { id } = await invitePerson(req.scope, req.validatedBody, adminLanguage(req));
  res.status(201).json({ id });
}
