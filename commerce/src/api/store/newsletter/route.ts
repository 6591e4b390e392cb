import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { NewsletterBody } from "@su-turrone/contract/form-requests";
import { newsletter } from "../../../features/newsletter/newsletter";
import { requestOptIn } from "../../../features/double-opt-in/double-opt-in";

/** Asks for the newsletter. The answer is always the same, so that it does not tell who has it already. */
export async function POST(req: MedusaRequest<NewsletterBody>, res: MedusaResponse): Promise<void> {
  await requestOptIn(req.scope, newsletter, req.validatedBody);
  res.status(202).json({ status: "pending" });
}
