import type { BillingCountryCode } from "@su-turrone/contract/country-rules";

/** Where the checkout asks what lies behind a postal code: `?country=it&code=08039`. */
export const postalCodesPath = "/api/postal-codes";

/** Countries of which there is a table of postal codes (storefront/postal-codes). */
export const countriesWithTowns = ["it", "de", "at"] as const satisfies readonly BillingCountryCode[];

/** Whether towns can be asked for. */
export const hasTowns = (country: BillingCountryCode): country is (typeof countriesWithTowns)[number] =>
  countriesWithTowns.some((known) => known === country);

/** What a postal code proposes; nothing is taken from it but into an empty field. */
export interface PlaceProposal {
  /** Two letters of the shop's table of provinces; "" where the country's addresses have none, or the code lies in several. */
  province: string;
  /** Towns with this code, by name; none where it is not known. */
  towns: readonly string[];
}

/** What is proposed where nothing is known. */
export const noProposal: PlaceProposal = { province: "", towns: [] };
