import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readNotReady } from "../../../features/shop/readiness";
import { isDraining } from "../../../platform/draining";

/** Whether the shop can sell: 200, or 503 with the reason; who gets no 200 here is sent no shoppers. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const reason = isDraining() ? "draining" : await readNotReady(req.scope);
  res.set("Cache-Control", "no-store");
  if (reason === null) res.json({ status: "ready" });
  else res.status(503).json({ status: "not ready", reason });
}
