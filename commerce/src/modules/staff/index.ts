import {
  Module,
  generateEntityId,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils";
import type { EntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { Context } from "@medusajs/framework/types";
import { transactionOf } from "../../platform/transaction";
import { AuditEntry, OrderNote, StaffRole } from "./models/staff-role";
import type { StaffRoleName } from "./staff-role-types";

/** Stores the roles of admin users by e-mail address (case-insensitive), the audit log of their changes, and their notes. */
export class StaffService extends MedusaService({ StaffRole, AuditEntry, OrderNote }) {
  async findRole(email: string): Promise<StaffRoleName | null> {
    const [row] = await this.listStaffRoles({ email: email.toLowerCase() }, { take: 1 });
    return row?.role ?? null;
  }

  /** All assigned roles, keyed by lower-case address. */
  async roles(): Promise<Map<string, StaffRoleName>> {
    const rows = await this.listStaffRoles({}, { take: null });
    return new Map(rows.map(({ email, role }) => [email, role]));
  }

  /** Assigns a role to an address, replacing any previous one. */
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

  async deleteRoles(emails: readonly string[]): Promise<void> {
    await this.deleteStaffRoles({ email: emails.map((email) => email.toLowerCase()) });
  }
}

export const STAFF_MODULE = "staff";

export default Module(STAFF_MODULE, { service: StaffService });
