import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readWaitingList } from "../../../features/back-in-stock/waiting-list";
import { sliceOf } from "../../../platform/list-query";
import { adminLanguage } from "../../../platform/admin-language";

/**
 * The waiting list of back-in-stock alerts, newest first, with counts per variant:
 * `{entries, counts, count, limit, offset}`.
 */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const slice = sliceOf(req.query);
  res.json({ ...(await readWaitingList(req.scope, adminLanguage(req), slice)), ...slice });
}
