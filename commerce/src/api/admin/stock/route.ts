import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { readStock, stockQuery } from "../../../features/stock/read-stock";
import { adminLanguage } from "../../../platform/admin-language";

/** Available stock of all variants, in the owner's language: `{stock, count}`. @throws INVALID_DATA */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const query = stockQuery.safeParse(req.query);
  if (!query.success)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "q, show, limit or offset is invalid");
  res.json(await readStock(req.scope, query.data, adminLanguage(req)));
}
