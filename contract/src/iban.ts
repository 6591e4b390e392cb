/** International bank account numbers (ISO 13616). */

/** An IBAN as stored: without spaces, in capitals. */
export const normaliseIban = (typed: string): string => typed.replace(/\s+/g, "").toUpperCase();

/** Whether the check digits of a normalised IBAN are valid: the rearranged number is 1 modulo 97. */
export const isIban = (account: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(account) &&
  BigInt(
    `${account.slice(4)}${account.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36))),
  ) %
    97n ===
    1n;

/** An IBAN in groups of four, as printed by banks; anything else (a placeholder) unchanged. */
export const groupedIban = (iban: string): string =>
  /^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban) ? iban.replace(/(.{4})(?=.)/g, "$1 ") : iban;
