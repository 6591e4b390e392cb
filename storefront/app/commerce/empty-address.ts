import type { CountryCode } from "@su-turrone/contract/country-rules";
import type { Address } from "./types";

/** An empty address with only a country. */
export const emptyAddress = (country: CountryCode): Address => ({
  fullName: "",
  street: "",
  addition: "",
  postalCode: "",
  city: "",
  province: "",
  phone: "",
  country,
});
