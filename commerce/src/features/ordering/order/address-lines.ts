import { countryName } from "@su-turrone/contract/formats";
import { townLines } from "@su-turrone/contract/town-lines";
import type { Language } from "../../../platform/languages";
import type { OrderRecord } from "./order-record";

/** Address lines as printed on a parcel, with the country in the reader's language; empty without an address. */
export function addressLines(address: OrderRecord["shipping_address"], language: Language): string[] {
  if (!address) return [];
  const { company, first_name: first, last_name: last, country_code: country } = address;
  return [
    company,
    [first, last].filter(Boolean).join(" "),
    address.address_1,
    address.address_2,
    ...townLines({ ...address, country }),
    countryName(country, language),
  ].filter(Boolean);
}
