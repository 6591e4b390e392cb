import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { isDraining } from "../../../platform/draining";

/**
 * Whether the process answers at all; who gets no 200 here starts it again. One that was told to stop says so: a proxy that reads
 * "draining" sends nobody any more.
 */
export function GET(_req: MedusaRequest, res: MedusaResponse): void {
  res.set("Cache-Control", "no-store").json({ status: isDraining() ? "draining" : "live" });
}
