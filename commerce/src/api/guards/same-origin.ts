import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { isSameOrigin } from "@su-turrone/contract/same-origin";
import { env } from "../../platform/env";
import { isRead } from "../../platform/read-methods";

/** Rejects cross-origin writes (403), for which the browser would send the owner's session cookie. */
export function refuseForeignOrigins(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { origin, host } = req.headers;
  const own = isSameOrigin(
    { origin, host, secFetchSite: req.get("sec-fetch-site") },
    env().MEDUSA_BACKEND_URL,
  );
  if (own || isRead(req)) next();
  else res.status(403).json({ type: "not_allowed", message: "This request does not come from the admin" });
}
