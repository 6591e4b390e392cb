import { z } from "@medusajs/framework/zod";
import { readAuditLog } from "../../../features/staff/audit-log";
import { parsedQuery } from "../../../platform/list-query";
import { answerWithPage } from "../../../platform/with-body";

const auditQuery = z.object({ object_id: z.string().min(1).max(100).optional() });

/** Audit log of the admin, or of one object, newest first: `{changes, count, limit, offset}`. @throws INVALID_DATA */
export const GET = answerWithPage((req, page) => {
  const { object_id } = parsedQuery(auditQuery, req.query, "object_id is invalid");
  return readAuditLog(req.scope, page, object_id);
});
