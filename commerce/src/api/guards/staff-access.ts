import type { MedusaNextFunction, MedusaResponse } from "@medusajs/framework/http";
import { fulfilmentRoutes, ownId, routesWithoutLogin } from "../../features/staff/fulfilment-routes";
import { staffRoleOf, type AdminRequest } from "../../features/staff/staff-role";
import { staffTexts } from "../../features/staff/staff-texts";
import { adminLanguage } from "../../platform/admin-language";
import { isInTable } from "../../platform/route-table";

/** Whether fulfilment may make a call. @param userId of whoever calls */
const isFulfilments = (method: string, path: string, userId: string): boolean =>
  isInTable(
    fulfilmentRoutes.map((route) => ({ ...route, address: route.address.replace(ownId, userId) })),
    method,
    path,
  );

/**
 * Stands in front of the whole admin API, behind Medusa's check of the login: owners may call everything, fulfilment what its table
 * says (403), who has no account any more nothing (401).
 */
export async function requirePermission(
  req: AdminRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const path = `${req.baseUrl}${req.path}`;
  const role = await staffRoleOf(req);
  const allowed =
    role === "owner" ||
    (role === "fulfilment" && isFulfilments(req.method, path, req.auth_context?.actor_id ?? "")) ||
    isInTable(routesWithoutLogin, req.method, path);
  if (allowed) next();
  else if (role === null) res.status(401).json({ message: "Unauthorized" });
  else res.status(403).json({ type: "forbidden", message: staffTexts.ownerOnly[adminLanguage(req)] });
}
