import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readRecall, recallCsv } from "../../../../../features/batches/recall";
import { adminLanguage } from "../../../../../platform/admin-language";
import { isLanguage } from "../../../../../platform/languages";

/**
 * Orders that received packs of a batch: `{orders}`, or a CSV file with `?format=csv&language=it`. @throws NOT_FOUND
 */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const rows = await readRecall(req.scope, req.params["id"] ?? "");
  res.setHeader("cache-control", "private, no-store");
  if (req.query["format"] !== "csv") {
    res.json({ orders: rows });
    return;
  }
  const asked = req.query["language"];
  const language = typeof asked === "string" && isLanguage(asked) ? asked : adminLanguage(req);
  res.setHeader("content-type", "text/csv; charset=utf-8");
  res.setHeader("content-disposition", 'attachment; filename="recall.csv"');
  res.status(200).send(recallCsv(rows, language));
}
