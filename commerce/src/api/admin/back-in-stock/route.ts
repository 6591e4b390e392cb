import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readWaitingList } from "../../../features/back-in-stock/waiting-list";
import { sliceOf } from "../../../features/content/entry-query";
import { adminLanguage } from "../../../platform/admin-language";

/** Who waits for a weight, the newest first, and how many for which: `{entries, counts, count, limit, offset}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const slice = sliceOf(req.query);
  res.json({ ...(await readWaitingList(req.scope, adminLanguage(req), slice)), ...slice });
}
