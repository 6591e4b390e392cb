import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { invitationBody, invitePerson } from "../../../features/staff/people";
import { adminLanguage } from "../../../platform/admin-language";

/**
 * Replaces Medusa's route, whose form has no role: the invited user gets the fulfilment role, the one with fewer
 * rights, until an owner changes it on the page "People". `{invite}`. @throws INVALID_DATA, DUPLICATE_ERROR
 */
export async function POST(
  req: AuthenticatedMedusaRequest<{ email: string }>,
  res: MedusaResponse,
): Promise<void> {
  const given = invitationBody.safeParse({ email: req.validatedBody.email, role: "fulfilment" });
  if (!given.success) throw new MedusaError(MedusaError.Types.INVALID_DATA, "email must be an address");
  res.json({ invite: await invitePerson(req.scope, given.data, adminLanguage(req)) });
}
