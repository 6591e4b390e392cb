import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { MessageStatusBody } from "../../../../features/messages/validators";
import { setMessageStatusWorkflow } from "../../../../workflows/messages";

/** Marks a message as done or open: `{message: {id, status}}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<MessageStatusBody>,
  res: MedusaResponse,
): Promise<void> {
  const input = { id: req.params["id"] ?? "", status: req.validatedBody.status };
  await setMessageStatusWorkflow(req.scope).run({ input });
  res.json({ message: input });
}
