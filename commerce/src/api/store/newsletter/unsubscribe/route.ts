import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { LinkTokenBody } from "@su-turrone/contract/form-requests";
import { newsletter } from "../../../../features/newsletter/newsletter";
import { applyToken } from "../../../../features/double-opt-in/double-opt-in";

/** Ends the subscription a mail's token names: `{status: "unsubscribed"}`; 400 for a wrong or expired token. */
export async function POST(req: MedusaRequest<LinkTokenBody>, res: MedusaResponse): Promise<void> {
  await applyToken(req.scope, newsletter, "end", req.validatedBody.token);
  res.json({ status: "unsubscribed" });
}
