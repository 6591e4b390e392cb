import { randomInt } from "node:crypto";

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
