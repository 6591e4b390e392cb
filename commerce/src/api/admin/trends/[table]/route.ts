import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { readTrends, trendsQuery } from "../../../../features/trends/read-trends";
import { trendsCsv } from "../../../../features/trends/tables";
import { trendTables } from "../../../../features/trends/trend-types";
import { downloadLanguage, sendCsv } from "../../../../platform/csv";
import { parsedQuery } from "../../../../platform/list-query";

/** A table of the trends as CSV, `?from&to&by&language`. @throws INVALID_DATA, NOT_FOUND */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const table = trendTables.find((name) => name === req.params["table"]);
  if (!table) throw new MedusaError(MedusaError.Types.NOT_FOUND, "File not found");
  const query = parsedQuery(
    trendsQuery,
    req.query,
    "from and to must be dates like 2026-11-23, at most two years apart",
  );
  const language = downloadLanguage(req);
  const { name, csv } = trendsCsv(table, await readTrends(req.scope, query, language), language);
  sendCsv(res, name, csv);
}
