import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { LinkTokenBody } from "@su-turrone/contract/form-requests";
import { backInStock } from "../../../../features/back-in-stock/back-in-stock";
import { applyToken } from "../../../../features/double-opt-in/double-opt-in";

/**
 * Confirms the alert identified by a mail's token: `{status: "confirmed"}`; 400 for an invalid, expired or used token.
 */
export async function POST(req: MedusaRequest<LinkTokenBody>, res: MedusaResponse): Promise<void> {
  await applyToken(req.scope, backInStock, "confirm", req.validatedBody.token);
  res.json({ status: "confirmed" });
}
