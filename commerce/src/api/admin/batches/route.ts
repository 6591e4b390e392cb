import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { batchesQuery, readBatches } from "../../../features/batches/read-batches";
import { batchBody, createBatch } from "../../../features/batches/save-batch";
import { adminLanguage } from "../../../platform/admin-language";
import { withAdminBody } from "../../../platform/with-body";
import { parsedQuery } from "../../../platform/list-query";

/** The batches, newest first, in the owner's language: `{batches, count}`. @throws INVALID_DATA */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const query = parsedQuery(batchesQuery, req.query, "q, limit or offset is invalid");
  res.json(await readBatches(req.scope, query, adminLanguage(req)));
}

/** Creates a batch: 201 `{batch: {id}}`. @throws NOT_FOUND, CONFLICT */
export const POST = withAdminBody(batchBody, async (req, res) => {
  const batch = await createBatch(req.scope, req.validatedBody, adminLanguage(req));
  res.status(201).json({ batch });
});
