/** International bank account numbers (ISO 13616). */

/** An IBAN as stored: without spaces, in capitals. */
export const normaliseIban = (typed: string): string => typed.replace(/\s+/g, "").toUpperCase();

/** The countries of SEPA, to which a bank takes orders in euro, each with the length of its IBANs (EPC409-09). */
const sepaLengths =
  "AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21 " +
  "LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 SM27 VA22";

/**
 * Whether a normalised account is an IBAN of a SEPA country: its length is that of the country, and the rearranged number
 * is 1 modulo 97.
 */
export const isIban = (account: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z\d]+$/.test(account) &&
  sepaLengths.includes(`${account.slice(0, 2)}${account.length}`) &&
  BigInt(
    `${account.slice(4)}${account.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36))),
  ) %
    97n ===
    1n;

/** An IBAN in groups of four, as printed by banks; anything else (a placeholder) unchanged. */
export const groupedIban = (iban: string): string =>
  /^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban) ? iban.replace(/(.{4})(?=.)/g, "$1 ") : iban;

/** An account as an HTTP header can name it; "" for none. */
export const accountTag = (account: { holder: string; iban: string } | null | undefined): string =>
  account ? encodeURIComponent(`${account.iban} ${account.holder}`) : "";
