/** Fields of what a shopper types, as every form and every body has them. For servers: it brings zod along. */
import { z } from "zod";
import { asciiAddress } from "./email-address";
import { languages } from "./languages";
import { longestEmail } from "./limits";
import { normaliseLine, normaliseText } from "./normalise-text";

/** One line that must not be empty; its issues are "required" and "too_long". @param max characters */
export const requiredLine = (max: number) =>
  z.string().transform(normaliseLine).pipe(z.string().min(1, "required").max(max, "too_long"));

/** Several lines that must not be empty; its issues are "required" and "too_long". @param max characters */
export const requiredText = (max: number) =>
  z.string().transform(normaliseText).pipe(z.string().min(1, "required").max(max, "too_long"));

/** Several lines that may be left empty; its issue is "too_long". @param max characters */
export const optionalText = (max: number) =>
  z.string().transform(normaliseText).pipe(z.string().max(max, "too_long"));

/** Characters that stand before the @ at most (RFC 5321, 4.5.3.1.1); mail servers refuse more. */
const longestMailbox = 64;

/**
 * An e-mail address as it may be typed, with letters of any language in its domain; becomes the one mail is sent to. Its
 * issues are "required", "too_long" and "email".
 */
export const emailAddress = requiredLine(longestEmail)
  .transform(asciiAddress)
  .pipe(
    z
      .email("email")
      .max(longestEmail, "too_long")
      .refine((address) => address.lastIndexOf("@") <= longestMailbox, "email"),
  );

/** The same address in small letters: one mailbox is one address, however it was typed. */
export const mailboxAddress = emailAddress.transform((address) => address.toLowerCase());

/** Language of the page something was sent from. */
export const pageLanguage = z.enum(languages);
