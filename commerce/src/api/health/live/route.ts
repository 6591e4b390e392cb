import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { isDraining } from "../../../platform/draining";

/**
 * Liveness probe: a process that does not respond with 200 is restarted. A process that is stopping responds with
 * "draining", so that the load balancer stops sending requests.
 */
export function GET(_req: MedusaRequest, res: MedusaResponse): void {
  res.set("Cache-Control", "no-store").json({ status: isDraining() ? "draining" : "live" });
}
