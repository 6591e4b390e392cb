import { z } from "@medusajs/framework/zod";
import { mailboxAddress } from "@su-turrone/contract/request-fields";
import { staffRoles } from "../../modules/staff/staff-role-types";

/** Body of `POST /admin/staff/:user_id`. */
export const roleBody = z.strictObject({ role: z.enum(staffRoles) });

/** Body of `POST /admin/staff-invitations`. */
export const invitationBody = z.strictObject({ email: mailboxAddress, role: z.enum(staffRoles) });

export type RoleBody = z.infer<typeof roleBody>;
export type InvitationBody = z.infer<typeof invitationBody>;
