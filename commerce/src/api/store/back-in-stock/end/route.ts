import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { backInStock } from "../../../../features/back-in-stock/back-in-stock";
import { applyToken } from "../../../../features/double-opt-in/double-opt-in";
import type { TokenBody } from "../../../../features/double-opt-in/middlewares";

/** Ends the alert a mail's token names: `{status: "ended"}`, also when it has ended; 400 for a wrong token. */
export async function POST(req: MedusaRequest<TokenBody>, res: MedusaResponse): Promise<void> {
  await applyToken(req.scope, backInStock, "end", req.validatedBody.token);
  res.json({ status: "ended" });
}
