import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { PriceLogAnswer } from "../../../../../features/price-log/price-log-answer";
import { readPriceLog } from "../../../../../features/price-log/read-price-log";
import { adminLanguage } from "../../../../../platform/admin-language";

/** What the weights of a product have cost: `PriceLogAnswer`; nothing for a product that is not there. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<PriceLogAnswer>,
): Promise<void> {
  res.json(await readPriceLog(req.scope, req.params["id"] ?? "", adminLanguage(req)));
}
