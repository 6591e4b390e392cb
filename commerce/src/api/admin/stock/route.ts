import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readStock, stockQuery } from "../../../features/stock/read-stock";
import { adminLanguage } from "../../../platform/admin-language";
import { parsedQuery } from "../../../platform/list-query";

/** Available stock of all variants, in the owner's language: `{stock, count}`. @throws INVALID_DATA */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const query = parsedQuery(stockQuery, req.query, "q, show, limit or offset is invalid");
  res.json(await readStock(req.scope, query, adminLanguage(req)));
}
