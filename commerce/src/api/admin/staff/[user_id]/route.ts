import { z } from "@medusajs/framework/zod";
import { staffRoles } from "../../../../modules/staff/staff-role-types";
import { changeRole } from "../../../../features/staff/people";
import { adminLanguage } from "../../../../platform/admin-language";
import { withAdminBody } from "../../../../platform/with-body";

const roleBody = z.strictObject({ role: z.enum(staffRoles) });

/** Changes the role of a user: `{role}`. @throws NOT_FOUND, NOT_ALLOWED for the last owner */
export const POST = withAdminBody(roleBody, async (req, res) => {
  const { role } = req.validatedBody;
  await changeRole(req.scope, { id: req.params["user_id"] ?? "", role }, adminLanguage(req));
  res.json({ role });
});
