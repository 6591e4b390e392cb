import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { readTrends, trendsQueryOf } from "../../../../features/trends/read-trends";
import { trendsCsv } from "../../../../features/trends/tables";
import { trendTables } from "../../../../features/trends/trend-types";
import { downloadLanguage, sendCsv } from "../../../../platform/csv";

/** A table of the trends as CSV, `?from&to&by&language`. @throws INVALID_DATA, NOT_FOUND */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const table = trendTables.find((name) => name === req.params["table"]);
  if (!table) throw new MedusaError(MedusaError.Types.NOT_FOUND, "File not found");
  const language = downloadLanguage(req);
  const { name, csv } = trendsCsv(
    table,
    await readTrends(req.scope, trendsQueryOf(req.query), language),
    language,
  );
  sendCsv(res, name, csv);
}
