import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { isStorefront, nowInSeconds, storefrontKeyHeader } from "@su-turrone/contract/tokens";
import { env } from "../../platform/env";
import { isOpenRoute } from "../../platform/open-routes";

/**
 * Closes an API to everybody but the storefront, which alone knows from signed cookies whose cart and order is whose, and
 * shows no exact stock. Only `openRoutes` are for others too. Everybody else gets the same answer whatever is behind the
 * address, so that it tells nothing.
 */
export function requireStorefront(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const key = req.get(storefrontKeyHeader) ?? "";
  const allowed =
    isStorefront(env().SIGNING_SECRET, key, nowInSeconds()) ||
    isOpenRoute(req.method, `${req.baseUrl}${req.path}`);
  next(allowed ? undefined : new MedusaError(MedusaError.Types.NOT_FOUND, "Not found"));
}
