import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readPriceLog, type PriceLogAnswer } from "../../../../../features/price-log/read-price-log";
import { adminLanguage } from "../../../../../platform/admin-language";

/** Price history of a product's variants: `PriceLogAnswer`; empty for an unknown product. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<PriceLogAnswer>,
): Promise<void> {
  res.json(await readPriceLog(req.scope, req.params["id"] ?? "", adminLanguage(req)));
}
