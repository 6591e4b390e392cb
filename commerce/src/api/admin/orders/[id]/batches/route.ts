import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readParcelBatches } from "../../../../../features/batches/read-batches";
import { adminLanguage } from "../../../../../platform/admin-language";

/** Batches packed into the parcels of an order: `{batches}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ batches: await readParcelBatches(req.scope, req.params["id"] ?? "", adminLanguage(req)) });
}
