import { z } from "zod";
import { asciiAddress } from "@su-turrone/contract/email-address";
import { longestEmail } from "@su-turrone/contract/limits";
import { normaliseLine } from "./normalise-text";

/** Whether an address is whole but for letters before the @ that mail servers do not take everywhere (RFC 6531). */
export function hasForeignLetters(address: string): boolean {
  const ascii = asciiAddress(normaliseLine(address));
  const local = ascii.slice(0, ascii.lastIndexOf("@")).normalize("NFD");
  const plain = local.replaceAll(/\p{M}/gu, "").replaceAll(/[^ -~]/gu, "x");
  return plain !== local && z.email().safeParse(plain + ascii.slice(ascii.lastIndexOf("@"))).success;
}

/**
 * An e-mail address as it may be typed, with letters of any language in its domain; becomes the one mail is sent to. The
 * messages of its issues are "required", "too_long" and "email".
 */
export const emailAddress = z
  .string()
  .transform(normaliseLine)
  .pipe(z.string().min(1, "required").max(longestEmail, "too_long"))
  .transform(asciiAddress)
  .pipe(z.email("email").max(longestEmail, "too_long"));
