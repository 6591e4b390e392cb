import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readMonthEnd } from "../../../features/month-end/read-month-end";
import { requestedMonth } from "../../../features/month-end/month";
import { adminLanguage } from "../../../platform/admin-language";

/** Accounting figures of a month, `?month=2026-11`: a `MonthEnd`. @throws INVALID_DATA */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { month } = requestedMonth(req.query, adminLanguage(req));
  res.json(await readMonthEnd(req.scope, month));
}
