import { domainToUnicode } from "node:url";

/** An address as people write it: "anna@xn--mller-kva.de" → "anna@müller.de". On the server only. */
export function shownAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = domainToUnicode(address.slice(at + 1));
  return at < 1 || domain === "" ? address : `${address.slice(0, at)}@${domain}`;
}
