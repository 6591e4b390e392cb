import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { MessageBody } from "@su-turrone/contract/form-requests";
import { receiveMessage } from "../../../features/messages/receive-message";

/**
 * Receives a message from the contact form: 201 `{message: {id}}`; submitting the same form again returns the same
 * message.
 */
export async function POST(req: MedusaRequest<MessageBody>, res: MedusaResponse): Promise<void> {
  res.status(201).json({ message: await receiveMessage(req.scope, req.validatedBody) });
}
