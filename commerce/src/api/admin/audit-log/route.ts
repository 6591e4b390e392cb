import { z } from "@medusajs/framework/zod";
import { auditedAreas, readAuditLog } from "../../../features/staff/audit-log";
import { adminLanguage } from "../../../platform/admin-language";
import { parsedQuery } from "../../../platform/list-query";
import { answerWithPage } from "../../../platform/with-body";

const auditQuery = z.object({
  object_id: z.string().min(1).max(100).optional(),
  area: z.enum(auditedAreas).optional(),
});

/**
 * Audit log of the admin, of one object or of an area, newest first: `{changes, count, limit, offset}`.
 * @throws INVALID_DATA
 */
export const GET = answerWithPage((req, page) => {
  const filter = parsedQuery(auditQuery, req.query, "object_id or area is invalid");
  return readAuditLog(req.scope, page, adminLanguage(req), filter);
});
