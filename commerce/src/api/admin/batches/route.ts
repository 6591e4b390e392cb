import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { batchesQuery, readBatches } from "../../../features/batches/read-batches";
import { batchBody, createBatch } from "../../../features/batches/save-batch";
import { adminLanguage } from "../../../platform/admin-language";
import { withAdminBody } from "../../../platform/with-body";

/** The batches, newest first, in the owner's language: `{batches, count}`. @throws INVALID_DATA */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const query = batchesQuery.safeParse(req.query);
  if (!query.success) throw new MedusaError(MedusaError.Types.INVALID_DATA, "q, limit or offset is invalid");
  res.json(await readBatches(req.scope, query.data, adminLanguage(req)));
}

/** Creates a batch: 201 `{batch: {id}}`. @throws NOT_FOUND, CONFLICT */
export const POST = withAdminBody(batchBody, async (req, res) => {
  const batch = await createBatch(req.scope, req.validatedBody, adminLanguage(req));
  res.status(201).json({ batch });
});
