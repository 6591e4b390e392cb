import { domainToASCII, domainToUnicode } from "node:url";
import { z } from "@medusajs/framework/zod";

/** An address with its domain changed by a rule; as it is where the rule finds no domain. */
function withDomain(address: string, change: (domain: string) => string): string {
  const at = address.lastIndexOf("@");
  const domain = at < 1 ? "" : change(address.slice(at + 1));
  return domain === "" ? address : `${address.slice(0, at)}@${domain}`;
}

/** The address mail is sent to, in small letters: "Anna@Müller.de" → "anna@xn--mller-kva.de" (IDNA). */
export const asciiAddress = (address: string): string =>
  withDomain(address.toLowerCase(), (domain) =>
    /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) ? domainToASCII(domain) : "",
  );

/** The address as people write it: "anna@xn--mller-kva.de" → "anna@müller.de". */
export const shownAddress = (address: string): string => withDomain(address, domainToUnicode);

/** An e-mail address in a body, with letters of any language in its domain; becomes the one mail is sent to. */
export const emailAddress = z.string().max(254).transform(asciiAddress).pipe(z.email().max(254));
