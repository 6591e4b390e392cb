import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { LinkTokenBody } from "@su-turrone/contract/form-requests";
import { backInStock } from "../../../../features/back-in-stock/back-in-stock";
import { applyToken } from "../../../../features/double-opt-in/double-opt-in";

/**
 * Ends the alert identified by a mail's token: `{status: "ended"}`, also if it has already ended; 400 for an invalid
 * token.
 */
export async function POST(req: MedusaRequest<LinkTokenBody>, res: MedusaResponse): Promise<void> {
  await applyToken(req.scope, backInStock, "end", req.validatedBody.token);
  res.json({ status: "ended" });
}
