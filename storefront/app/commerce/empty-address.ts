import type { CountryCode } from "@su-turrone/contract/country-rules";
import type { Address } from "./types";

/** An address of which only the country is known. */
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
