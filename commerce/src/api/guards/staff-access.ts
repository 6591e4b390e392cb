import type { MedusaRequest, MiddlewareRoute } from "@medusajs/framework/http";
import {
  fulfilmentRoutes,
  ownId,
  routesWithoutLogin,
  type FulfilmentRoute,
  type ReadableFields,
} from "../../features/staff/fulfilment-routes";
import { staffRoleOf, type AdminRequest } from "../../features/staff/staff-role";
import { refusalsFor } from "../../platform/admin-language";
import { findInTable, isInTable } from "../../platform/route-table";
import type { Middleware } from "../../platform/with-body";

/** A field without Medusa's modifiers: `+items`, ` items`, `*items` and `items.*` all read `items`. */
const plainName = (field: string): string => field.trim().replace(/^[+*-]|\.\*$/g, "");

const paging = ["fields", "order", "limit", "offset"];

/**
 * Limits a request to the fields its caller may read: Medusa reads nothing else, also of a route's own fields.
 *
 * @returns false if the request asks for, filters or sorts by anything else
 */
export function limitFields(req: MedusaRequest, readable: ReadableFields): boolean {
  const { fields, withheld = [], filters = [] } = readable;
  const { fields: asked, order } = req.query;
  const names = typeof asked === "string" ? asked.split(",").filter(Boolean) : [];
  const isSortable = (name: string) => fields.includes(name) && !name.includes(".");
  const isListed =
    Object.keys(req.query).every((name) => paging.includes(name) || filters.includes(name)) &&
    ["string", "undefined"].includes(typeof asked) &&
    names.every((field) => [...fields, ...withheld].includes(plainName(field))) &&
    (order === undefined || (typeof order === "string" && isSortable(plainName(order))));
  if (!isListed) return false;
  req.allowed.push(...fields);
  return true;
}

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
export const requirePermission: Middleware<AdminRequest> = async (req, res, next) => {
  const path = `${req.baseUrl}${req.path}`;
  const role = await staffRoleOf(req);
  const allowed =
    role === "owner" ||
    (role === "fulfilment" && mayFulfil(req, path)) ||
    isInTable(routesWithoutLogin, req.method, path);
  if (allowed) next();
  else if (role === null) res.status(401).json({ message: "Unauthorized" });
  else res.status(403).json({ type: "forbidden", message: refusalsFor(req).staff.ownerOnly });
};

/**
 * Removes the address from the body when an invitation is accepted: Medusa would create the account for that address
 * instead of the invited one, which would bypass the role assigned to the invited address.
 */
const keepInvitedAddress: Middleware = (req, _res, next) => {
  const { body } = req;
  if (typeof body === "object" && body !== null && "email" in body) {
    const { email: _, ...others } = body;
    req.body = others;
  }
  next();
};

/** Registered without methods, so that it runs before Medusa's own body validation. */
export const staffMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/invites/accept", middlewares: [keepInvitedAddress] },
];
