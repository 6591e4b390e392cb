import { readBatches } from "../../../features/batches/read-batches";
import { batchBody, createBatch } from "../../../features/batches/save-batch";
import { adminLanguage } from "../../../platform/admin-language";
import { answerWith, withAdminBody } from "../../../platform/with-body";
import { parsedQuery, searchedListQuery } from "../../../platform/list-query";

/** The batches, newest first, in the owner's language: `{batches, count}`. @throws INVALID_DATA */
export const GET = answerWith(async (req) => {
  const query = parsedQuery(searchedListQuery, req.query, "q, limit or offset is invalid");
  return readBatches(req.scope, query, adminLanguage(req));
});

/** Creates a batch: 201 `{batch: {id}}`. @throws NOT_FOUND, CONFLICT */
export const POST = withAdminBody(batchBody, async (req, res) => {
  const batch = await createBatch(req.scope, req.validatedBody, adminLanguage(req));
  res.status(201).json({ batch });
});
