import { z } from "@medusajs/framework/zod";
import { messageStatuses } from "../../modules/messages/message-statuses";

/** Body of `POST /admin/messages/:id`. */
export const messageStatusBody = z.object({ status: z.enum(messageStatuses) });

/** A message's new status. */
export type MessageStatusBody = z.infer<typeof messageStatusBody>;
