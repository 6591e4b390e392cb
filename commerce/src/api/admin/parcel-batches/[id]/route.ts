import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { correctParcelBatch } from "../../../../features/batches/save-batch";
import type { ParcelBatchBody } from "../../../../features/batches/validators";

/** Corrects the batch recorded for a parcel: `{id}`. @throws NOT_FOUND, INVALID_DATA */
export async function POST(
  req: AuthenticatedMedusaRequest<ParcelBatchBody>,
  res: MedusaResponse,
): Promise<void> {
  const id = req.params["id"] ?? "";
  await correctParcelBatch(req.scope, id, req.validatedBody.batch_id);
  res.json({ id });
}
