import type { CountryCode } from "~/commerce/types";
import { italianProvinces, spanishProvinceOf } from "./provinces";

/** What an address in a country has to look like, and where in it the shop cannot deliver. */
export interface CountryRule {
  /** The whole postal code, after `normalisePostalCode`. */
  postalCode: RegExp;
  /** An example in the country's own form, shown with the error. */
  postalCodeExample: string;
  inputMode: "numeric" | "text";
  /**
   * chosen: the shopper picks one from the list; derived: the postal code tells it; none: addresses carry none.
   */
  province: "chosen" | "derived" | "none";
  /** Postal codes outside the VAT or customs area; nothing is sent there. */
  excluded: RegExp | null;
}

/**
 * One row a country. Postal codes follow Google's libaddressinput data;
 * the excluded territories are those outside the EU's VAT or customs area: Livigno, Campione d'Italia, San Marino
 * and the Vatican; the French overseas departments and territories; Helgoland and Büsingen; the Canaries, Ceuta and
 * Melilla; Jersey, Guernsey and Gibraltar. Monaco (98000) belongs to the French VAT area and is served.
 */
export const countryRules: Readonly<Record<CountryCode, CountryRule>> = {
  it: {
    postalCode: /^\d{5}$/,
    postalCodeExample: "08039",
    inputMode: "numeric",
    province: "chosen",
    excluded: /^(23041|22061|4789\d|00120)$/,
  },
  fr: {
    postalCode: /^\d{5}$/,
    postalCodeExample: "75004",
    inputMode: "numeric",
    province: "none",
    excluded: /^(97|986|987|988)/,
  },
  de: {
    postalCode: /^\d{5}$/,
    postalCodeExample: "80331",
    inputMode: "numeric",
    province: "none",
    excluded: /^(27498|78266)$/,
  },
  es: {
    postalCode: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
    postalCodeExample: "28013",
    inputMode: "numeric",
    province: "derived",
    excluded: /^(35|38|51|52)/,
  },
  gb: {
    postalCode: /^(GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLN-UW-Z]{2}|BFPO \d{1,4})$/,
    postalCodeExample: "SW1A 1AA",
    inputMode: "text",
    province: "none",
    excluded: /^(JE|GY|GX)\d/,
  },
};

/** Upper case; no spaces but the one a British code carries ("sw1a1aa" -> "SW1A 1AA"). */
export function normalisePostalCode(country: CountryCode, written: string): string {
  const bare = written.toUpperCase().replace(/\s+/g, "");
  if (country !== "gb") return bare;
  if (/^BFPO\d+$/.test(bare)) return bare.replace("BFPO", "BFPO ");
  return bare.length > 3 ? `${bare.slice(0, -3)} ${bare.slice(-3)}` : bare;
}

export const isPostalCode = (country: CountryCode, postalCode: string): boolean =>
  countryRules[country].postalCode.test(postalCode);

/** Whether the postal code lies where the shop may not deliver. */
export const isExcluded = (country: CountryCode, postalCode: string): boolean =>
  countryRules[country].excluded?.test(postalCode) ?? false;

/**
 * Code of the province that goes on the parcel, or null when the shopper still has to choose one.
 * @param chosen two letters, as the form sent them
 */
export function provinceOf(country: CountryCode, postalCode: string, chosen: string): string | null {
  const { province } = countryRules[country];
  if (province === "none") return "";
  if (province === "derived") return spanishProvinceOf(postalCode)?.code ?? "";
  return italianProvinces.find(({ code }) => code === chosen)?.code ?? null;
}
