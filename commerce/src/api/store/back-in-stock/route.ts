import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { BackInStockBody } from "@su-turrone/contract/form-requests";
import { backInStock } from "../../../features/back-in-stock/back-in-stock";
import { requestOptIn } from "../../../features/double-opt-in/double-opt-in";

/**
 * Requests a mail when a variant is back in stock. The response is always the same, so that it does not reveal who
 * asked before.
 */
export async function POST(req: MedusaRequest<BackInStockBody>, res: MedusaResponse): Promise<void> {
  await requestOptIn(req.scope, backInStock, req.validatedBody);
  res.status(202).json({ status: "pending" });
}
