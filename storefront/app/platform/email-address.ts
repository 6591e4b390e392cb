import { z } from "zod";
import { normaliseLine } from "./normalise-text";

/** Longest address of e-mail there is (RFC 5321, errata 1690), in characters. */
const longestEmail = 254;

/** Letters, digits and what joins them: nothing that `URL` would read as anything but a host. */
const domainLetters = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * An address with its domain as mail servers know it: "anna@müller.de" → "anna@xn--mller-kva.de" (IDNA). What has no
 * such form stays as it is.
 */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  if (at < 1 || !domainLetters.test(domain) || !URL.canParse(`http://${domain}`)) return address;
  return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
}

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
