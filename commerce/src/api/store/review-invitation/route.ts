import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { openInvitation, refuseInvitation } from "../../../features/reviews/invitation";

/** Header of the token: addresses are written to logs, headers are not. */
const tokenHeader = "x-review-token";

/** What the link of a mail opens: `{product_id}`, or `{type, message}` with the status of the problem. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const opened = await openInvitation(req.scope, req.get(tokenHeader) ?? "");
  if (typeof opened === "string") {
    refuseInvitation(res, opened);
    return;
  }
  res.json({ product_id: opened.product_id });
}
