import { readUndo, type AuditedUndo } from "../../../../features/staff/audit-log";
import { answerWith } from "../../../../platform/with-body";

/** What takes a change back, see AuditedUndo. @throws NOT_FOUND */
export const GET = answerWith<AuditedUndo>((req) => readUndo(req.scope, req.params["id"] ?? ""));
