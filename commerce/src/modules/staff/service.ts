import type { EntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { Context } from "@medusajs/framework/types";
import {
  generateEntityId,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils";
import { transactionOf } from "../../platform/transaction";
import { AuditEntry } from "./models/audit-entry";
import { StaffRole } from "./models/staff-role";
import type { StaffRoleName } from "./staff-role-types";

/**
 * Keeps the roles of the people of the admin, by their addresses (in which case these are written does not matter), and who has
 * changed what.
 */
export class StaffService extends MedusaService({ StaffRole, AuditEntry }) {
  /** The role that was given to an address; null where none ever was. */
  async findRole(email: string): Promise<StaffRoleName | null> {
    const [row] = await this.listStaffRoles({ email: email.toLowerCase() }, { take: 1 });
    return row?.role ?? null;
  }

  /** All roles that were given, by address in lower case. */
  async roles(): Promise<Map<string, StaffRoleName>> {
    const rows = await this.listStaffRoles({}, { take: null });
    return new Map(rows.map(({ email, role }) => [email, role]));
  }

  /** Gives an address a role, whichever it had before. */
  @InjectTransactionManager()
  async setRole(
    email: string,
    role: StaffRoleName,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    const transaction = transactionOf(context);
    await transaction("staff_role")
      .insert({ id: generateEntityId(undefined, "staffrole"), email: email.toLowerCase(), role })
      .onConflict(transaction.raw("(email) where deleted_at is null"))
      .merge({ role, updated_at: new Date() });
  }

  /** Forgets the roles of addresses. */
  async forget(emails: readonly string[]): Promise<void> {
    await this.deleteStaffRoles({ email: emails.map((email) => email.toLowerCase()) });
  }
}
