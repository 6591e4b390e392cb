import { messageBody } from "@su-turrone/contract/form-requests";
import { receiveMessage } from "../../../features/messages/messages";
import { withBody } from "../../../platform/with-body";

/**
 * Receives a message from the contact form: 201 `{message: {id}}`; submitting the same form again returns the same
 * message. Not rate-limited: every message is accepted, and its mails are paced (features/mail/mail-pace.ts).
 */
export const POST = withBody(messageBody, async (req, res) => {
  res.status(201).json({ message: await receiveMessage(req.scope, req.validatedBody) });
});
