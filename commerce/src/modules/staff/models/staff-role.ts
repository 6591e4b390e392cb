import { model } from "@medusajs/framework/utils";
import { staffRoles } from "../staff-role-types";

/**
 * The role of a person of the admin. It hangs on the e-mail address, which Medusa lets nobody change: so an invitation has a
 * role before there is an account, and no account is there without its role for a moment.
 */
export const StaffRole = model
  .define("staff_role", {
    id: model.id({ prefix: "staffrole" }).primaryKey(),
    /** In lower case. */
    email: model.text(),
    role: model.enum([...staffRoles]),
  })
  .indexes([{ on: ["email"], unique: true }]);
