import type { AuthenticatedMedusaRequest, MedusaRequest } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { STAFF_MODULE } from "../../modules/staff";
import type { StaffService } from "../../modules/staff/service";
import type { StaffRoleName } from "../../modules/staff/staff-role-types";

/**
 * Role of users whose role was never set: accounts from before roles existed, and those created on the command line.
 */
export const defaultRole: StaffRoleName = "owner";

async function readRole(container: MedusaContainer, userId: string): Promise<StaffRoleName | null> {
  const users = container.resolve(Modules.USER);
  const [user] = await users.listUsers({ id: userId }, { select: ["id", "email"], take: 1 });
  if (!user) return null;
  const staff: StaffService = container.resolve(STAFF_MODULE);
  return (await staff.findRole(user.email)) ?? defaultRole;
}

/** A request of the admin API, including routes without login. */
export type AdminRequest = MedusaRequest & Partial<Pick<AuthenticatedMedusaRequest, "auth_context">>;

const roleByRequest = new WeakMap<object, Promise<StaffRoleName | null>>();

/**
 * Role of the current user of the admin API, read from the database once per request, so that a change takes effect
 * with the next one. Secret API keys have the owner's role. Null when not logged in, and for an account that was
 * removed: its session or token remains valid.
 */
export function staffRoleOf(req: AdminRequest): Promise<StaffRoleName | null> {
  const { actor_id: id, actor_type: type } = req.auth_context ?? {};
  if (type === "api-key") return Promise.resolve("owner");
  if (type !== "user" || !id) return Promise.resolve(null);
  const role = roleByRequest.get(req) ?? readRole(req.scope, id);
  roleByRequest.set(req, role);
  return role;
}
