import { deleteBatch } from "../../../../features/batches/save-batch";
import { adminLanguage } from "../../../../platform/admin-language";
import { answerWith } from "../../../../platform/with-body";

/** Deletes a batch that was never shipped: `{id}`. @throws CONFLICT */
export const DELETE = answerWith(async (req) => {
  const id = req.params["id"] ?? "";
  await deleteBatch(req.scope, id, adminLanguage(req));
  return { id };
});
