import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { deleteBatch } from "../../../../features/batches/save-batch";
import { adminLanguage } from "../../../../platform/admin-language";

/** Deletes a batch that was never shipped: `{id}`. @throws CONFLICT */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params["id"] ?? "";
  await deleteBatch(req.scope, id, adminLanguage(req));
  res.json({ id });
}
