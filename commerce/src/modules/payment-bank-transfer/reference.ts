import { randomInt } from "node:crypto";

/** Crockford's letters: none that a reader takes for another. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A random code of eight letters, 40 bits, that tells one transfer from the other. */
export const transferCode = (): string =>
  Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length))).join("");

/** What the buyer writes into the transfer: the order number, which the owner looks for, and the code, which no one guesses. */
export const transferReference = (orderNumber: number, code: string): string => `ST-${orderNumber}-${code}`;
