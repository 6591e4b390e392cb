import { model } from "@medusajs/framework/utils";
import { staffRoles } from "../staff-role-types";

/**
 * Role of an admin user. It is bound to the e-mail address, which Medusa does not allow to change: an invitation thus
 * has a role before the account exists, and no account exists without a role at any time.
 */
export const StaffRole = model
  .define("staff_role", {
    id: model.id({ prefix: "staffrole" }).primaryKey(),
    /** In lower case. */
    email: model.text(),
    role: model.enum([...staffRoles]),
  })
  .indexes([{ on: ["email"], unique: true }]);
