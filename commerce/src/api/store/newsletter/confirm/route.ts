import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { LinkTokenBody } from "@su-turrone/contract/form-requests";
import { newsletter } from "../../../../features/newsletter/newsletter";
import { applyToken } from "../../../../features/double-opt-in/double-opt-in";

/**
 * Confirms the subscription identified by a mail's token: `{status: "confirmed"}`; 400 for an invalid or expired token.
 */
export async function POST(req: MedusaRequest<LinkTokenBody>, res: MedusaResponse): Promise<void> {
  await applyToken(req.scope, newsletter, "confirm", req.validatedBody.token);
  res.json({ status: "confirmed" });
}
