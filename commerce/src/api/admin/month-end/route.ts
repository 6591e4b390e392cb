import { readMonthEnd } from "../../../features/month-end/read-month-end";
import { requestedMonth } from "../../../features/month-end/month";
import { adminLanguage } from "../../../platform/admin-language";
import { answerWith } from "../../../platform/with-body";

/** Accounting figures of a month, `?month=2026-11`: a `MonthEnd`. @throws INVALID_DATA */
export const GET = answerWith(async (req) => {
  const { month } = requestedMonth(req.query, adminLanguage(req));
  return readMonthEnd(req.scope, month);
});
