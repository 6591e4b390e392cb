import { z } from "@medusajs/framework/zod";
import { correctParcelBatch } from "../../../../features/batches/save-batch";
import { adminLanguage } from "../../../../platform/admin-language";
import { withAdminBody } from "../../../../platform/with-body";

const parcelBatchBody = z.strictObject({ batch_id: z.string().min(1).max(100) });

/** Corrects the batch recorded for a parcel: `{id}`. @throws NOT_FOUND, INVALID_DATA */
export const POST = withAdminBody(parcelBatchBody, async (req, res) => {
  const id = req.params["id"] ?? "";
  await correctParcelBatch(req.scope, id, req.validatedBody.batch_id, adminLanguage(req));
  res.json({ id });
});
