import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readNotReady } from "../../../features/shop/shop-facts";
import { isDraining } from "../../../platform/draining";

/** Readiness probe: 200 when the shop can sell, otherwise 503 with the reason; such a server gets no traffic. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const reason = isDraining() ? "draining" : await readNotReady(req.scope);
  res.set("Cache-Control", "no-store");
  if (reason === null) res.json({ status: "ready" });
  else res.status(503).json({ status: "not ready", reason });
}
