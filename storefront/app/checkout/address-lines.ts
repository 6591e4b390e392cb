import { spanishProvinceOf } from "@su-turrone/contract/provinces";
import type { Address } from "~/commerce/types";
import { countryName } from "@su-turrone/contract/formats";
import type { Language } from "~/i18n/languages";

/** Town and postal code in the country's own order (law-and-quality.md §2.4, after libaddressinput). */
function townLines({ country, postalCode, city, province }: Address): string[] {
  switch (country) {
    case "gb":
    case "ie":
      return [city, postalCode];
    case "it":
      return [[postalCode, city, province].filter(Boolean).join(" ")];
    case "es": {
      const name = spanishProvinceOf(postalCode)?.name;
      return [name && name !== city ? `${postalCode} ${city} (${name})` : `${postalCode} ${city}`];
    }
    default:
      return [`${postalCode} ${city}`];
  }
}

/** An address as it stands on a parcel, without empty lines. */
export const addressLines = (address: Address, language: Language): string[] =>
  [
    address.fullName,
    address.street,
    address.addition,
    ...townLines(address),
    countryName(address.country, language),
    address.phone,
  ].filter(Boolean);
