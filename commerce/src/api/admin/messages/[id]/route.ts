import { z } from "@medusajs/framework/zod";
import { messageStatuses } from "../../../../modules/messages/message-statuses";
import { setMessageStatusWorkflow } from "../../../../features/messages/messages";
import { withAdminBody } from "../../../../platform/with-body";

const messageStatusBody = z.object({ status: z.enum(messageStatuses) });

/** Marks a message as done or open: `{message: {id, status}}`. */
export const POST = withAdminBody(messageStatusBody, async (req, res) => {
  const input = { id: req.params["id"] ?? "", status: req.validatedBody.status };
  await setMessageStatusWorkflow(req.scope).run({ input });
  res.json({ message: input });
});
