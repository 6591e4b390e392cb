import { domainToUnicode } from "node:url";

/** An e-mail address for display: "anna@xn--mller-kva.de" → "anna@müller.de". Server only. */
export function shownAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = domainToUnicode(address.slice(at + 1));
  return at < 1 || domain === "" ? address : `${address.slice(0, at)}@${domain}`;
}
