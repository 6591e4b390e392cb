import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { BACK_IN_STOCK_MODULE } from "../../../../modules/back-in-stock";

/** Deletes a back-in-stock alert: `{id, deleted: true}`. Idempotent. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params["id"] ?? "";
  const service = req.scope.resolve(BACK_IN_STOCK_MODULE);
  await service.deleteAlerts({ id });
  res.json({ id, deleted: true });
}
