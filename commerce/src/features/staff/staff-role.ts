import type { AuthenticatedMedusaRequest, MedusaRequest } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { isLoginOutdated } from "../accounts/new-password";
import { STAFF_MODULE } from "../../modules/staff";
import type { StaffRoleName } from "../../modules/staff/staff-role-types";

/**
 * Role of users whose role was never set: accounts from before roles existed, and those created on the command line.
 */
export const defaultRole: StaffRoleName = "owner";

async function readRole(container: MedusaContainer, userId: string): Promise<StaffRoleName | null> {
  const users = container.resolve(Modules.USER);
  const [user] = await users.listUsers({ id: userId }, { select: ["id", "email"], take: 1 });
  if (!user) return null;
  const staff = container.resolve(STAFF_MODULE);
  return (await staff.findRole(user.email)) ?? defaultRole;
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
  const [role, isOutdated] = await Promise.all([
    readRole(scope, caller.actor_id),
    isLoginOutdated(scope, caller),
  ]);
  return isOutdated ? null : role;
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
