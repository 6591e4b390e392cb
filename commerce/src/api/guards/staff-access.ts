import type { MedusaNextFunction, MedusaResponse } from "@medusajs/framework/http";
import { fulfilmentRoutes, ownId, routesWithoutLogin } from "../../features/staff/fulfilment-routes";
import { staffRoleOf, type AdminRequest } from "../../features/staff/staff-role";
import { staffTexts } from "../../features/staff/staff-texts";
import { adminLanguage } from "../../platform/admin-language";
import { isInTable } from "../../platform/route-table";

/** Whether the fulfilment role may make a request. @param userId the current user */
const isFulfilmentRoute = (method: string, path: string, userId: string): boolean =>
  isInTable(
    fulfilmentRoutes.map((route) => ({ ...route, address: route.address.replace(ownId, userId) })),
    method,
    path,
  );

/**
 * Guards the whole admin API, after Medusa's authentication: owners may call everything, the fulfilment role only what
 * its table lists (otherwise 403), and a user whose account no longer exists nothing (401).
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
    (role === "fulfilment" && isFulfilmentRoute(req.method, path, req.auth_context?.actor_id ?? "")) ||
    isInTable(routesWithoutLogin, req.method, path);
  if (allowed) next();
  else if (role === null) res.status(401).json({ message: "Unauthorized" });
  else res.status(403).json({ type: "forbidden", message: staffTexts.ownerOnly[adminLanguage(req)] });
}
