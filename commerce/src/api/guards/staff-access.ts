import type { MedusaNextFunction, MedusaResponse } from "@medusajs/framework/http";
import {
  fulfilmentRoutes,
  ownId,
  routesWithoutLogin,
  type FulfilmentRoute,
} from "../../features/staff/fulfilment-routes";
import { limitFields } from "../../features/staff/limit-fields";
import { staffRoleOf, type AdminRequest } from "../../features/staff/staff-role";
import { refusalsFor } from "../../platform/admin-language";
import { findInTable, isInTable } from "../../platform/route-table";

/** The route of the fulfilment role that a request is for. @param userId the current user */
const fulfilmentRoute = (method: string, path: string, userId: string): FulfilmentRoute | undefined =>
  findInTable(
    fulfilmentRoutes.map((route) => ({ ...route, address: route.address.replace(ownId, userId) })),
    method,
    path,
  );

/** Whether the fulfilment role may make a request; if so, Medusa is limited to the fields the role may read. */
function mayFulfil(req: AdminRequest, path: string): boolean {
  const route = fulfilmentRoute(req.method, path, req.auth_context?.actor_id ?? "");
  return route !== undefined && (!route.readable || limitFields(req, route.readable));
}

/**
 * Guards the whole admin API, after Medusa's authentication: owners may call everything, the fulfilment role only what
 * its table lists, with the fields listed there (otherwise 403), and a user whose account no longer exists nothing (401).
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
    (role === "fulfilment" && mayFulfil(req, path)) ||
    isInTable(routesWithoutLogin, req.method, path);
  if (allowed) next();
  else if (role === null) res.status(401).json({ message: "Unauthorized" });
  else res.status(403).json({ type: "forbidden", message: refusalsFor(req).staff.ownerOnly });
}
