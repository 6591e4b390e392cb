import type { MedusaNextFunction, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { isAudited } from "../../features/staff/audited-action-tables";
import type { AdminRequest } from "../../features/staff/staff-role";
import { STAFF_MODULE } from "../../modules/staff";
import type { StaffService } from "../../modules/staff/service";
import { errorMessageOf } from "../../platform/error-message";
import { isRead } from "../../platform/read-methods";

/** Id of the object a path is about: the parameter `id` if there is one, otherwise the last parameter. */
const objectIdOf = ({ id, ...others }: Record<string, string>): string | null =>
  id ?? Object.values(others).at(-1) ?? null;

/** Path of the matched Express route; undefined when none was matched. */
const routeOf = (req: AdminRequest): string | undefined => {
  const { path }: { path?: unknown } = (req.route as { path?: unknown } | undefined) ?? {};
  return typeof path === "string" ? path : undefined;
};

/**
 * Writes an audit entry for each successful change through the admin API after its response was sent; never the request
 * body.
 */
export function auditChanges(req: AdminRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const { auth_context: actor, method } = req;
  if (actor && !isRead(req)) {
    res.once("finish", () => {
      const route = routeOf(req);
      if (res.statusCode >= 400 || route === undefined || !isAudited(method, route)) return;
      const staff: StaffService = req.scope.resolve(STAFF_MODULE);
      const entry = { actor_id: actor.actor_id, method, route, object_id: objectIdOf(req.params) };
      // the change is made, whether or not it can be logged
      staff.createAuditEntries(entry).catch((error: unknown) => {
        const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER);
        logger.error(`Not written to the audit log: ${method} ${route}: ${errorMessageOf(error)}`);
      });
    });
  }
  next();
}
