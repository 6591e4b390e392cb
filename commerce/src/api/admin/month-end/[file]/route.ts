import { pipeline } from "node:stream/promises";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { archiveName, archiveOf, monthEndCsv } from "../../../../features/month-end/tables";
import { monthEndTables } from "../../../../features/month-end/month-end-tables";
import { monthSpan, requestedMonth } from "../../../../features/month-end/month";
import { noBalance, readStripeBalance } from "../../../../features/month-end/stripe-balance";
import { readMonthEnd } from "../../../../features/month-end/read-month-end";
import { INVOICES_MODULE } from "../../../../modules/invoices";
import { adminLanguage } from "../../../../platform/admin-language";
import { sendCsv } from "../../../../platform/csv";
import { logFailure } from "../../../../platform/error-message";

/**
 * Accounting files of a month, `?month=2026-11&language=it`: each of `monthEndTables` is a CSV file, `…/archive` is a ZIP
 * of these with all documents of the month. @throws INVALID_DATA, NOT_FOUND
 */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { month, language } = requestedMonth(req.query, adminLanguage(req));
  const file = req.params["file"];
  const table = monthEndTables.find((name) => name === file);
  if (!table && file !== "archive") throw new MedusaError(MedusaError.Types.NOT_FOUND, "File not found");
  const service = req.scope.resolve(INVOICES_MODULE);
  const { from, before } = monthSpan(month);
  const isStripes = table === "stripe" || table === "payouts" || table === undefined;
  const [figures, documents, stripe] = await Promise.all([
    readMonthEnd(req.scope, month),
    service.issuedBetween(from, before),
    isStripes ? readStripeBalance({ from, before }) : noBalance,
  ]);
  if (table) {
    const { name, csv } = monthEndCsv(table, { figures, documents, stripe }, language);
    sendCsv(res, name, csv);
    return;
  }
  res.setHeader("cache-control", "private, no-store");
  res.setHeader("content-type", "application/zip");
  res.setHeader("content-disposition", `attachment; filename="${archiveName(month, language)}"`);
  try {
    await pipeline(archiveOf({ figures, documents, stripe }, language), res);
  } catch (error) {
    // the response has started, so it is aborted, which tells the client that the file is incomplete
    logFailure(req.scope, `The archive of ${month} could not be completed`, error);
    res.destroy();
  }
}
