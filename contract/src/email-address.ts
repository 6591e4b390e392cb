/** Letters, digits, dots and hyphens: `URL` parses nothing but a host from these. */
const domainLetters = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * An address with its domain in ASCII form: "anna@müller.de" → "anna@xn--mller-kva.de" (IDNA). Returned unchanged if
 * there is no such form.
 */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  if (at < 1 || !domainLetters.test(domain) || !URL.canParse(`http://${domain}`)) return address;
  return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
}
