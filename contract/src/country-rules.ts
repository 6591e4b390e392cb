import type { BillingCountryCode } from "./country-codes";

export * from "./country-codes";

/** Format of an address in a country, and the areas the shop does not deliver to. */
export interface CountryRule {
  /** The whole postal code, after `normalisePostalCode`. */
  postalCode: RegExp;
  /** Example in the country's format, shown with the error. */
  postalCodeExample: string;
  /** False if many addresses have none. Name, street and town are required everywhere. */
  postalCodeRequired: boolean;
  /** Formats the bare letters and digits of the code ("00950" -> "00-950"); undefined if no separator is needed. */
  format?: (bare: string) => string;
  inputMode: "numeric" | "text";
  /**
   * chosen: selected by the shopper from a list; derived: determined by the postal code; none: not part of addresses.
   */
  province: "chosen" | "derived" | "none";
  /** Postal codes outside the VAT or customs area; the shop does not deliver there. */
  excluded: RegExp | null;
  /**
   * Excluded towns by name, in case they are entered with another code: `<postal code> <town>`, the town in lower-case
   * letters only.
   */
  excludedTowns?: RegExp;
}

/** Rule of most countries: a fixed number of digits and nothing else. */
const digits = (example: string, more: Partial<CountryRule> = {}): CountryRule => ({
  postalCode: new RegExp(`^\\d{${example.length}}$`),
  postalCodeExample: example,
  postalCodeRequired: true,
  inputMode: "numeric",
  province: "none",
  excluded: null,
  ...more,
});

/** A code in two parts, defined by the length of the second. */
const parted = (sign: " " | "-", last: number) => (bare: string) =>
  bare.length > last ? `${bare.slice(0, -last)}${sign}${bare.slice(-last)}` : bare;

/** A British code; codes of the British Forces (BFPO) are split differently. */
const british = (bare: string): string =>
  /^BFPO\d+$/.test(bare) ? bare.replace("BFPO", "BFPO ") : parted(" ", 3)(bare);

/**
 * One row per country; the first five are delivered to, billing addresses may use all. Postal codes follow Google's
 * libaddressinput data. The excluded territories are those outside the EU's VAT or customs area: Livigno, Campione
 * d'Italia, San Marino and the Vatican; the French overseas departments and territories; Helgoland and Büsingen; the
 * Canaries, Ceuta and Melilla; Jersey, Guernsey and Gibraltar. Monaco (98000) belongs to the French VAT area and is
 * served. Livigno (with Trepalle) and Campione once shared 23030 and 22060 with towns that are served, so they are also
 * matched by name; Campione del Garda is a different place.
 */
export const countryRules: Readonly<Record<BillingCountryCode, CountryRule>> = {
  it: digits("08039", {
    postalCode: /^(?!0000|98[2-9]|99)\d{5}$/,
    province: "chosen",
    excluded: /^(23041|22061|4789\d|00120)$/,
    excludedTowns: /livigno|trepalle|campionedi?italia|^2206\d campione(co|como)?$/,
  }),
  fr: digits("75004", { postalCode: /^(?!00|99)\d{5}$/, excluded: /^(97|986|987|988)/ }),
  de: digits("80331", { postalCode: /^(?!00|99999)\d{5}$/, excluded: /^(27498|78266)$/ }),
  es: digits("28013", {
    postalCode: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
    province: "derived",
    excluded: /^(35|38|51|52)/,
  }),
  gb: {
    postalCode: /^(GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLN-UW-Z]{2}|BFPO \d{1,4})$/,
    postalCodeExample: "SW1A 1AA",
    postalCodeRequired: true,
    format: british,
    inputMode: "text",
    province: "none",
    excluded: /^(JE|GY|GX)\d/,
  },
  at: digits("1010"),
  be: digits("1000"),
  bg: digits("1000"),
  cy: digits("2008"),
  cz: digits("100 00", { postalCode: /^\d{3} \d{2}$/, format: parted(" ", 2) }),
  dk: digits("1050"),
  ee: digits("10111"),
  fi: digits("00100"),
  gr: digits("104 31", { postalCode: /^\d{3} \d{2}$/, format: parted(" ", 2) }),
  hr: digits("10000"),
  hu: digits("1051"),
  ie: digits("D02 AF30", {
    postalCode: /^[A-Z\d]{3} [A-Z\d]{4}$/,
    postalCodeRequired: false,
    format: parted(" ", 4),
    inputMode: "text",
  }),
  lt: digits("LT-01100", { postalCode: /^LT-\d{5}$/, format: (bare) => `LT-${bare}` }),
  lu: digits("1111"),
  lv: digits("LV-1050", { postalCode: /^LV-\d{4}$/, format: (bare) => `LV-${bare}` }),
  mt: digits("VLT 1000", {
    postalCode: /^[A-Z]{3} \d{2,4}$/,
    format: (bare) => bare.replace(/^([A-Z]{3})(?=\d)/, "$1 "),
    inputMode: "text",
  }),
  nl: digits("1012 AB", { postalCode: /^\d{4} [A-Z]{2}$/, format: parted(" ", 2), inputMode: "text" }),
  pl: digits("00-950", { postalCode: /^\d{2}-\d{3}$/, format: parted("-", 3) }),
  pt: digits("1100-148", { postalCode: /^\d{4}-\d{3}$/, format: parted("-", 3) }),
  ro: digits("010011"),
  se: digits("111 22", { postalCode: /^\d{3} \d{2}$/, format: parted(" ", 2) }),
  si: digits("1000"),
  sk: digits("811 01", { postalCode: /^\d{3} \d{2}$/, format: parted(" ", 2) }),
};
