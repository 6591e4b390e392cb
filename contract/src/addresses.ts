import type { CartViewAddress } from "./cart-view";
import { type BillingCountryCode, billingCountryCodes, type CountryCode } from "./country-codes";

/** An address as typed in a form. */
export interface Address {
  fullName: string;
  /** Street and house number. */
  street: string;
  addition: string;
  postalCode: string;
  city: string;
  /** Two-letter province where the country needs one, else "". */
  province: string;
  country: BillingCountryCode;
  phone: string;
}

const isBillingCountry = (code: unknown): code is BillingCountryCode =>
  billingCountryCodes.some((c) => c === code);

type MedusaAddress = { [Part in keyof CartViewAddress]?: string | null | undefined };

/**
 * Converts an address. The full name is stored in `first_name`, because the shop asks for one name in the shopper's own
 * form.
 */
export const toAddress = (address: MedusaAddress | null | undefined): Address | null =>
  address?.address_1 && isBillingCountry(address.country_code)
    ? {
        fullName: [address.first_name, address.last_name].filter(Boolean).join(" "),
        street: address.address_1,
        addition: address.address_2 ?? "",
        postalCode: address.postal_code ?? "",
        city: address.city ?? "",
        province: (address.province ?? "").toUpperCase(),
        country: address.country_code,
        phone: address.phone ?? "",
      }
    : null;

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

/** The address in commerce's format; the inverse of `toAddress`. */
export const fromAddress = (address: Address) => ({
  first_name: address.fullName,
  last_name: "",
  address_1: address.street,
  address_2: address.addition,
  postal_code: address.postalCode,
  city: address.city,
  province: address.province.toLowerCase(),
  country_code: address.country,
  phone: address.phone,
});
