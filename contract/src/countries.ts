import { billingCountryCodes, countryCodes, countryRules, type BillingCountryCode } from "./country-rules";
import { normaliseLine } from "./normalise-text";
import { italianProvinces, spanishProvinceOf } from "./provinces";

/**
 * Normalises a postal code to the country's format: upper case, with the country's separator and without a country
 * prefix ("sw1a1aa" -> "SW1A 1AA", "D-80331" -> "80331").
 */
export function normalisePostalCode(country: BillingCountryCode, written: string): string {
  const bare = written
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s.\-–]+/g, "");
  if (bare === "") return "";
  const { inputMode, format } = countryRules[country];
  const code = inputMode === "numeric" ? bare.replace(/^[A-Z]{1,2}(?=\d)/, "") : bare;
  return format?.(code) ?? code;
}

export const isPostalCode = (country: BillingCountryCode, postalCode: string): boolean =>
  countryRules[country].postalCode.test(postalCode);

/** Countries with a table of postal codes (places.ts). */
export const countriesWithTowns = ["it", "de", "at"] as const satisfies readonly BillingCountryCode[];

export type CountryWithTowns = (typeof countriesWithTowns)[number];

/** Whether the country's towns can be looked up. */
export const hasTowns = (country: BillingCountryCode): country is CountryWithTowns =>
  countriesWithTowns.some((known) => known === country);

/** Whether the shop does not deliver to the postal code. */
export const isExcluded = (country: BillingCountryCode, postalCode: string): boolean =>
  countryRules[country].excluded?.test(postalCode) ?? false;

/** Town name for comparison: only lower-case letters without accents, because spellings and punctuation vary. */
export const plainTown = (town: string): string =>
  town
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");

/** Whether the shop does not deliver to the town, judged by its name. */
export const isExcludedTown = (country: BillingCountryCode, postalCode: string, town: string): boolean =>
  countryRules[country].excludedTowns?.test(`${postalCode} ${plainTown(town)}`) ?? false;

/**
 * Province code for the shipping label, or null if the shopper still has to choose one.
 * @param chosen two letters, as submitted by the form
 */
export function provinceOf(country: BillingCountryCode, postalCode: string, chosen: string): string | null {
  const { province } = countryRules[country];
  if (province === "none") return "";
  if (province === "derived") return spanishProvinceOf(postalCode)?.code ?? "";
  return italianProvinces.find(({ code }) => code === chosen)?.code ?? null;
}

/**
 * Whether goods can be sent to a postal code and town, in any spelling of code and country: the shop delivers to the
 * country, the code has the country's format, and neither code nor town is excluded.
 */
export function isDelivered(country: string, written: string, town: string): boolean {
  const known = countryCodes.find((code) => code === country.toLowerCase());
  if (known === undefined) return false;
  const postalCode = normalisePostalCode(known, written.replace(/[^a-z\d]/gi, ""));
  return (
    isPostalCode(known, postalCode) &&
    !isExcluded(known, postalCode) &&
    !isExcludedTown(known, postalCode, town)
  );
}

/** What is wrong with the place of an address. */
export type PlaceError = "required" | "postal_code" | "not_delivered" | "province";

function postalCodeError(
  country: BillingCountryCode,
  postalCode: string,
  isDelivery: boolean,
): PlaceError | null {
  if (postalCode === "") return countryRules[country].postalCodeRequired ? "required" : null;
  if (!isPostalCode(country, postalCode)) return "postal_code";
  return isDelivery && isExcluded(country, postalCode) ? "not_delivered" : null;
}

/**
 * Errors by the country's rules. Evaluated even if other fields are invalid, so that all errors are shown at once.
 * @param isDelivery whether it is the delivery address, for which excluded territories are refused
 */
export function placeErrors(
  typed: Readonly<Record<"country" | "postalCode" | "city" | "province", string>>,
  isDelivery: boolean,
): Partial<Record<"postalCode" | "city" | "province", PlaceError>> {
  const country = billingCountryCodes.find((code) => code === typed.country);
  if (!country) return {};
  const postalCode = normalisePostalCode(country, normaliseLine(typed.postalCode));
  const postal = postalCodeError(country, postalCode, isDelivery);
  const isTownExcluded = isDelivery && postal === null && isExcludedTown(country, postalCode, typed.city);
  return {
    ...(postal ? { postalCode: postal } : {}),
    ...(isTownExcluded ? { city: "not_delivered" } : {}),
    ...(provinceOf(country, postalCode, typed.province) === null ? { province: "province" } : {}),
  };
}
