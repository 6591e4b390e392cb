import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { TokenBody } from "../../../../features/messages/validators";
import { applyNewsletterToken } from "../../../../features/newsletter/apply-token";

/** Confirms the subscription a mail's token names: `{status: "confirmed"}`; 400 for a wrong or expired token. */
export async function POST(req: MedusaRequest<TokenBody>, res: MedusaResponse): Promise<void> {
  res.json(await applyNewsletterToken(req.scope, "confirmed", req.validatedBody.token));
}
