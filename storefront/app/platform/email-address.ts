import { z } from "zod";
import { asciiAddress } from "@su-turrone/contract/email-address";
import { normaliseLine } from "@su-turrone/contract/normalise-text";

/**
 * Whether an address is valid except for non-ASCII letters before the @, which not all mail servers accept (RFC 6531).
 */
export function hasNonAsciiLocalPart(address: string): boolean {
  const ascii = asciiAddress(normaliseLine(address));
  const local = ascii.slice(0, ascii.lastIndexOf("@")).normalize("NFD");
  const asciiLocal = local.replaceAll(/\p{M}/gu, "").replaceAll(/[^ -~]/gu, "x");
  return (
    asciiLocal !== local && z.email().safeParse(asciiLocal + ascii.slice(ascii.lastIndexOf("@"))).success
  );
}
