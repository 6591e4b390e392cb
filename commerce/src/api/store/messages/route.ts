import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { MessageBody } from "@su-turrone/contract/form-requests";
import { createMessageWorkflow } from "../../../workflows/create-message";

/** Takes a message from the contact form: 201 `{message: {id}}`. */
export async function POST(req: MedusaRequest<MessageBody>, res: MedusaResponse): Promise<void> {
  const { result } = await createMessageWorkflow(req.scope).run({ input: req.validatedBody });
  res.status(201).json({ message: result });
}
