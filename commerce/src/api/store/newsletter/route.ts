import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { NewsletterBody } from "../../../features/messages/validators";
import { requestNewsletterWorkflow } from "../../../workflows/request-newsletter";

/** Asks for the newsletter. The answer is always the same, so that it does not tell who has it already. */
export async function POST(req: MedusaRequest<NewsletterBody>, res: MedusaResponse): Promise<void> {
  await requestNewsletterWorkflow(req.scope).run({ input: req.validatedBody });
  res.status(202).json({ status: "pending" });
}
