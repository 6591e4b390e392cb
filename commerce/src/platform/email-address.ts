import { z } from "@medusajs/framework/zod";
import { asciiAddress } from "@su-turrone/contract/email-address";
import { longestEmail } from "@su-turrone/contract/limits";

/** An e-mail address in a body, with letters of any language in its domain; becomes the one mail is sent to, in small letters. */
export const emailAddress = z
  .string()
  .max(longestEmail)
  .toLowerCase()
  .transform(asciiAddress)
  .pipe(z.email().max(longestEmail));
