import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { isStorefront, nowInSeconds, storefrontKeyHeader } from "@su-turrone/contract/tokens";
import { env } from "../../platform/env";
import { isOpenRoute } from "../../platform/open-routes";

/**
 * Closes an API to everybody but the storefront: only it knows, from signed cookies, who owns a cart or an order, and
 * it hides exact stock. `openRoutes` are excepted. All other requests get the same response whether or not the route
 * exists, so that it reveals nothing.
 */
export function requireStorefront(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const key = req.get(storefrontKeyHeader) ?? "";
  const allowed =
    isStorefront(env().SIGNING_SECRET, key, nowInSeconds()) ||
    isOpenRoute(req.method, `${req.baseUrl}${req.path}`);
  next(allowed ? undefined : new MedusaError(MedusaError.Types.NOT_FOUND, "Not found"));
}
