import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sliceOf } from "../../../platform/list-query";
import { readAuditLog } from "../../../features/staff/audit-log";

/** Audit log of the admin, newest first: `{changes, count, limit, offset}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit, offset } = sliceOf(req.query);
  res.json({ ...(await readAuditLog(req.scope, { skip: offset, take: limit })), limit, offset });
}
