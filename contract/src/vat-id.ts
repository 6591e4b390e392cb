import { validate as german } from "stdnum/lib/cjs/de/vat.js";
import { validate as spanish } from "stdnum/lib/cjs/es/nif.js";
import { validate as french } from "stdnum/lib/cjs/fr/tva.js";
import { validate as checkBritish } from "stdnum/lib/cjs/gb/vat.js";
import { validate as italian } from "stdnum/lib/cjs/it/iva.js";
import { billingCountryCodes } from "./country-codes";

/** Digits, or those of a department (GD) or a health authority (HA): the library lets other letters pass. */
const british: typeof checkBritish = (number) => checkBritish(/^(GD|HA)?\d+$/.test(number) ? number : "");

/** Shape and check digits of the countries delivered to, by the prefix of their numbers (VIES). */
const checks: Readonly<Record<string, typeof italian>> = {
  IT: italian,
  FR: french,
  DE: german,
  ES: spanish,
  GB: british,
  // Northern Ireland has British numbers with a prefix of its own
  XI: british,
};

/** Greece has a prefix other than its country code. */
const prefixOf = (country: string): string => (country === "gr" ? "EL" : country.toUpperCase());

const prefixes: ReadonlySet<string> = new Set([...billingCountryCodes.map(prefixOf), "XI"]);

/** A VAT number without the usual separators. */
export const compactVatId = (typed: string): string => typed.replace(/[\s./-]+/g, "").toUpperCase();

/** Country prefix of a compact VAT number and the rest; a number without prefix is of the given country. */
function partsOf(compact: string, country: string): { prefix: string; number: string } {
  const typed = compact.slice(0, 2);
  return prefixes.has(typed)
    ? { prefix: typed, number: compact.slice(2) }
    : { prefix: prefixOf(country), number: compact };
}

/**
 * Whether a typed VAT number can exist: shape and check digit in the countries delivered to, the shape only in other
 * member states. It is not looked up anywhere.
 * @param country of the billing address, for a number without country prefix
 */
export function isVatId(typed: string, country: string): boolean {
  const { prefix, number } = partsOf(compactVatId(typed), country);
  const check = checks[prefix];
  if (!/[1-9]/.test(number)) return false;
  return check ? check(number).isValid : /^(?=.*\d{2})[A-Z\d+*]{4,12}$/.test(number);
}
