import { z } from "@medusajs/framework/zod";
import { emailAddress } from "../../platform/email-address";
import { languages } from "../../platform/languages";

/** Body of `POST /store/newsletter`. */
export const newsletterBody = z.object({
  email: emailAddress,
  language: z.enum(languages),
  /** Which version of the consent text the form showed. */
  text_version: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .regex(/^[^\r\n]+$/),
});

/** A sign-up as it comes from the newsletter form. */
export type NewsletterBody = z.infer<typeof newsletterBody>;
