import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { openInvitation, refuseInvitation } from "../../../features/reviews/invitation";

/** Header with the token: URLs are logged, headers are not. */
const tokenHeader = "x-review-token";

/** Resolves the token of a review link: `{product_id}`, or `{type, message}` with the matching HTTP status. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const opened = await openInvitation(req.scope, req.get(tokenHeader) ?? "");
  if (typeof opened === "string") {
    refuseInvitation(res, opened);
    return;
  }
  res.json({ product_id: opened.product_id });
}
