import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { exportWaitingList } from "../../../../features/back-in-stock/waiting-list";
import { adminLanguage } from "../../../../platform/admin-language";
import { isLanguage } from "../../../../platform/languages";

/** The waiting list of back-in-stock alerts as CSV, oldest first; names and headings in `?language=it`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const query = req.query["language"];
  const language = typeof query === "string" && isLanguage(query) ? query : adminLanguage(req);
  const csv = await exportWaitingList(req.scope, language);
  res.setHeader("cache-control", "private, no-store");
  res.setHeader("content-type", "text/csv; charset=utf-8");
  res.setHeader("content-disposition", 'attachment; filename="waiting-list.csv"');
  res.status(200).send(csv);
}
