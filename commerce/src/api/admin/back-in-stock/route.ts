import { readWaitingList } from "../../../features/back-in-stock/waiting-list";
import { adminLanguage } from "../../../platform/admin-language";
import { answerWithPage } from "../../../platform/with-body";

/**
 * The waiting list of back-in-stock alerts, newest first, with counts per variant:
 * `{entries, counts, count, limit, offset}`.
 */
export const GET = answerWithPage((req, page) => readWaitingList(req.scope, adminLanguage(req), page));
