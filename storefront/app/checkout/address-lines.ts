import { townLines } from "@su-turrone/contract/town-lines";
import type { Address } from "~/commerce/types";
import { countryName } from "@su-turrone/contract/formats";
import type { Language } from "~/i18n/languages";

/** Lines of an address as on a parcel label, without empty ones. */
export const addressLines = (address: Address, language: Language): string[] =>
  [
    address.fullName,
    address.street,
    address.addition,
    ...townLines({ ...address, postal_code: address.postalCode }),
    countryName(address.country, language),
    address.phone,
  ].filter(Boolean);
