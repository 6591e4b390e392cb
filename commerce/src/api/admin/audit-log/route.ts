import { readAuditLog } from "../../../features/staff/audit-log";
import { answerWithPage } from "../../../platform/with-body";

/** Audit log of the admin, newest first: `{changes, count, limit, offset}`. */
export const GET = answerWithPage((req, page) => readAuditLog(req.scope, page));
