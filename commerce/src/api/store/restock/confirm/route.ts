import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { RestockTokenBody } from "../../../../features/back-in-stock/validators";
import { applyBackInStockToken } from "../../../../features/back-in-stock/apply-token";

/** Confirms the alert a mail's token names: `{status: "confirmed"}`; 400 for a wrong, expired or used-up token. */
export async function POST(req: MedusaRequest<RestockTokenBody>, res: MedusaResponse): Promise<void> {
  await applyBackInStockToken(req.scope, "confirm", req.validatedBody.token);
  res.json({ status: "confirmed" });
}
