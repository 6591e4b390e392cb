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
