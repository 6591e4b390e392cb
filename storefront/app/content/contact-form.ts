import { z } from "zod";
import { messageMaxLength, topics } from "@su-turrone/contract/messages";
import { emailAddress } from "~/platform/email-address";
import { publicForm, requiredLine, requiredText } from "~/platform/public-form";
import { contactFieldErrors } from "./contact-fields";

/** A message to the workshop. */
export const contactForm = publicForm(
  {
    name: requiredLine(120),
    email: emailAddress,
    topic: z.enum(topics, "topic"),
    message: requiredText(messageMaxLength),
  },
  contactFieldErrors,
);
