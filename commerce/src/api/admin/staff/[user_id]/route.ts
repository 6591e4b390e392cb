import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeRole } from "../../../../features/staff/people";
import type { RoleBody } from "../../../../features/staff/validators";
import { adminLanguage } from "../../../../platform/admin-language";

/** Changes the role of a user: `{role}`. @throws NOT_FOUND, NOT_ALLOWED for the last owner */
export async function POST(req: AuthenticatedMedusaRequest<RoleBody>, res: MedusaResponse): Promise<void> {
  const { role } = req.validatedBody;
  await changeRole(req.scope, { id: req.params["user_id"] ?? "", role }, adminLanguage(req));
  res.json({ role });
}
