import { readParcelBatches } from "../../../../../features/batches/read-batches";
import { adminLanguage } from "../../../../../platform/admin-language";
import { answerWith } from "../../../../../platform/with-body";

/** Batches packed into the parcels of an order: `{batches}`. */
export const GET = answerWith(async (req) => ({
  batches: await readParcelBatches(req.scope, req.params["id"] ?? "", adminLanguage(req)),
}));
