import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { exportWaitingList } from "../../../../features/back-in-stock/waiting-list";
import { downloadLanguage, sendCsv } from "../../../../platform/csv";

/** The waiting list of back-in-stock alerts as CSV, oldest first; names and headings in `?language=it`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  sendCsv(res, "waiting-list.csv", await exportWaitingList(req.scope, downloadLanguage(req)));
}
