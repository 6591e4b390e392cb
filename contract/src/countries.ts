import { countryCodes, countryRules, type BillingCountryCode } from "./country-rules";
import { italianProvinces, spanishProvinceOf } from "./provinces";

/**
 * The code in the country's own form, however it was typed: upper case, parted as the country parts it, and without
 * the letters of the country that some put before it ("sw1a1aa" -> "SW1A 1AA", "D-80331" -> "80331").
 */
export function normalisePostalCode(country: BillingCountryCode, written: string): string {
  const bare = written
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s.\-–]+/g, "");
  if (bare === "") return "";
  const { inputMode, set } = countryRules[country];
  const code = inputMode === "numeric" ? bare.replace(/^[A-Z]{1,2}(?=\d)/, "") : bare;
  return set?.(code) ?? code;
}

export const isPostalCode = (country: BillingCountryCode, postalCode: string): boolean =>
  countryRules[country].postalCode.test(postalCode);

/** Whether the postal code lies where the shop may not deliver. */
export const isExcluded = (country: BillingCountryCode, postalCode: string): boolean =>
  countryRules[country].excluded?.test(postalCode) ?? false;

/** A town as it is compared: nothing but small letters without accents, because towns are written with all kinds of signs. */
const plainTown = (town: string): string =>
  town
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");

/** Whether the town, by its name, lies where the shop may not deliver. */
export const isExcludedTown = (country: BillingCountryCode, postalCode: string, town: string): boolean =>
  countryRules[country].excludedTowns?.test(`${postalCode} ${plainTown(town)}`) ?? false;

/**
 * Code of the province that goes on the parcel, or null when the shopper still has to choose one.
 * @param chosen two letters, as the form sent them
 */
export function provinceOf(country: BillingCountryCode, postalCode: string, chosen: string): string | null {
  const { province } = countryRules[country];
  if (province === "none") return "";
  if (province === "derived") return spanishProvinceOf(postalCode)?.code ?? "";
  return italianProvinces.find(({ code }) => code === chosen)?.code ?? null;
}

/**
 * Whether goods can be sent to a postal code and town, however code and country are written: the shop delivers to the country,
 * the country has such codes, and neither the code nor the town lies outside.
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
