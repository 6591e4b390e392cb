import { randomInt } from "node:crypto";
import { numberInTransferReference } from "@su-turrone/contract/order-reference";

/** Crockford's base 32 alphabet, without letters that are easily confused. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A random code of eight characters (40 bits) that identifies a transfer. */
export const transferCode = (): string =>
  Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length))).join("");

/**
 * Reference the buyer enters in the transfer: the order number, by which the owner finds the order, and the code, which
 * cannot be guessed.
 */
export const transferReference = (orderNumber: number, code: string): string => `ST-${orderNumber}-${code}`;

/** Only the order number, as written in mails ("#1042") or with the prefix of the reference ("ST-1042"). */
const bareNumberPattern = /^\s*(?:#|ST[\s./-]*)(\d{1,9})\s*$/i;

/**
 * The order number in a transfer reference from a bank statement: banks change the case and replace or drop hyphens, so
 * "ST-1042-7K3M9QPD", "st 1042 7k3m9qpd" and "ST10427K3M9QPD" refer to the same order. "#1042" and "ST-1042" do too.
 * @returns null when the text contains no reference
 */
export function orderNumberInReference(text: string): number | null {
  const transferNumber = numberInTransferReference(text);
  const bareNumber = bareNumberPattern.exec(text)?.[1];
  return transferNumber ?? (bareNumber === undefined ? null : Number(bareNumber));
}
