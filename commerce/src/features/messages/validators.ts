import { z } from "@medusajs/framework/zod";
import { messageStatuses } from "../../modules/messages/message-statuses";

/** Body of `POST /admin/messages/:id`. */
export const messageStatusBody = z.object({ status: z.enum(messageStatuses) });

/** New status of a message. */
export type MessageStatusBody = z.infer<typeof messageStatusBody>;
