import { z } from "@medusajs/framework/zod";
import { asciiAddress, longestEmail } from "@su-turrone/contract/email-address";

/** An e-mail address in a body, with letters of any language in its domain; becomes the one mail is sent to, in small letters. */
export const emailAddress = z
  .string()
  .max(longestEmail)
  .toLowerCase()
  .transform(asciiAddress)
  .pipe(z.email().max(longestEmail));
