import { z } from "@medusajs/framework/zod";
import { messageMaxLength, topics } from "@su-turrone/contract/messages";
import { emailAddress } from "../../platform/email-address";
import { languages } from "../../platform/languages";
import { messageStatuses } from "../../modules/messages/kinds";

/** A header of a mail must stay one line. */
const oneLine = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\r\n]+$/);

/** Body of `POST /store/messages`. */
export const messageBody = z.object({
  name: oneLine.max(120),
  email: emailAddress,
  topic: z.enum(topics),
  message: z.string().trim().min(1).max(messageMaxLength),
  language: z.enum(languages),
});

/** Body of `POST /admin/messages/:id`. */
export const messageStatusBody = z.object({ status: z.enum(messageStatuses) });

/** A message as it comes from the contact form. */
export type MessageBody = z.infer<typeof messageBody>;
/** A message's new status. */
export type MessageStatusBody = z.infer<typeof messageStatusBody>;
