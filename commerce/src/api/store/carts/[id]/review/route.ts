import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { currentLinePrices, statusOfWaitingCodes } from "../../../../../features/cart/current-line-prices";

/** What has changed around a cart since it was filled: today's prices of its lines, and codes that wait. Changes nothing. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params["id"] ?? "";
  const [lines, codes] = await Promise.all([
    currentLinePrices(req.scope, id),
    statusOfWaitingCodes(req.scope, id),
  ]);
  res.json({ lines, codes });
}
