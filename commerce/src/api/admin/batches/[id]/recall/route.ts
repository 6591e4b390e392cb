import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readRecall, recallCsv } from "../../../../../features/batches/recall";
import { downloadLanguage, sendCsv } from "../../../../../platform/csv";

/**
 * Orders that received packs of a batch: `{orders}`, or a CSV file with `?format=csv&language=it`. @throws NOT_FOUND
 */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const rows = await readRecall(req.scope, req.params["id"] ?? "");
  if (req.query["format"] === "csv") {
    sendCsv(res, "recall.csv", recallCsv(rows, downloadLanguage(req)));
    return;
  }
  res.setHeader("cache-control", "private, no-store");
  res.json({ orders: rows });
}
