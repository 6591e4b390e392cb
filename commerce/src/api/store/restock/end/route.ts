import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { RestockTokenBody } from "../../../../features/back-in-stock/validators";
import { applyBackInStockToken } from "../../../../features/back-in-stock/apply-token";

/** Ends the alert a mail's token names: `{status: "ended"}`, also when it has ended; 400 for a wrong token. */
export async function POST(req: MedusaRequest<RestockTokenBody>, res: MedusaResponse): Promise<void> {
  await applyBackInStockToken(req.scope, "end", req.validatedBody.token);
  res.json({ status: "ended" });
}
