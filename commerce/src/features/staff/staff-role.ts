import type { AuthenticatedMedusaRequest, MedusaRequest } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { isFromOldPassword } from "../accounts/new-password";
import { staffRoles, type StaffRoleName } from "../../modules/staff/staff-role-types";

/**
 * Role of users whose role was never set: accounts from before roles existed, and those created on the command line.
 */
export const defaultRole: StaffRoleName = "owner";

/** A user with the role of their address, which may not be set, and one of their logins. */
const userRow = z.object({
  role: z.enum(staffRoles).nullable(),
  login_id: z.string().nullable(),
  user_metadata: z.unknown(),
});

/** Reads a user by one statement, because every request of the admin asks; null when the account was removed. */
async function readUser(container: MedusaContainer, userId: string, identityId = "") {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const row: unknown = await knex("user")
    .where("user.id", userId)
    .whereNull("user.deleted_at")
    .leftJoin("staff_role as staff", (join) => {
      void join.on("staff.email", knex.raw("lower(??)", ["user.email"])).andOnNull("staff.deleted_at");
    })
    .leftJoin("auth_identity as identity", (join) => {
      void join.onVal("identity.id", identityId).andOnNull("identity.deleted_at");
    })
    .leftJoin("provider_identity as login", (join) => {
      void join
        .on("login.auth_identity_id", "identity.id")
        .andOnVal("login.provider", "emailpass")
        .andOnNull("login.deleted_at");
    })
    .first("staff.role", "login.user_metadata", { login_id: "login.id" });
  return row === undefined ? null : userRow.parse(row);
}

async function readRole(container: MedusaContainer, userId: string): Promise<StaffRoleName | null> {
  const user = await readUser(container, userId);
  return user && (user.role ?? defaultRole);
}

/**
 * Role of the user who created a secret API key, directly or with another key: a key never has more rights than its
 * creator has now. Null when the creator's account was removed.
 */
async function readKeyRole(container: MedusaContainer, keyId: string): Promise<StaffRoleName | null> {
  const keys = container.resolve(Modules.API_KEY);
  const [key] = await keys.listApiKeys({ id: keyId }, { select: ["id", "created_by"], take: 1 });
  if (!key) return null;
  return (await readRole(container, key.created_by)) ?? readKeyRole(container, key.created_by);
}

/** A request of the admin API, including routes without login. */
export type AdminRequest = MedusaRequest & Partial<Pick<AuthenticatedMedusaRequest, "auth_context">>;

const roleByRequest = new WeakMap<object, Promise<StaffRoleName | null>>();

async function readCallerRole({ scope, auth_context: caller }: AdminRequest): Promise<StaffRoleName | null> {
  if (!caller?.actor_id) return null;
  if (caller.actor_type === "api-key") return readKeyRole(scope, caller.actor_id);
  if (caller.actor_type !== "user") return null;
  const user = await readUser(scope, caller.actor_id, caller.auth_identity_id);
  if (!user?.login_id || isFromOldPassword(caller.user_metadata, user.user_metadata)) return null;
  return user.role ?? defaultRole;
}

/**
 * Role of the current user of the admin API, read from the database once per request, so that a change takes effect
 * with the next one. Null when not logged in, for an account that was removed, and for a login from before the last
 * change of its password: Medusa keeps both sessions and tokens valid.
 */
export function staffRoleOf(req: AdminRequest): Promise<StaffRoleName | null> {
  const role = roleByRequest.get(req) ?? readCallerRole(req);
  roleByRequest.set(req, role);
  return role;
}
