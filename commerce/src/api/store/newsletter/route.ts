import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { NewsletterBody } from "@su-turrone/contract/form-requests";
import { newsletter } from "../../../features/newsletter/newsletter";
import { requestOptIn } from "../../../features/double-opt-in/double-opt-in";

/**
 * Requests a newsletter subscription. The response is always the same, so that it does not reveal who is subscribed.
 */
export async function POST(req: MedusaRequest<NewsletterBody>, res: MedusaResponse): Promise<void> {
  await requestOptIn(req.scope, newsletter, req.validatedBody);
  res.status(202).json({ status: "pending" });
}
