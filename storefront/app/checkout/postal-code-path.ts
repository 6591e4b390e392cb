import type { BillingCountryCode } from "@su-turrone/contract/country-rules";

/** API path of the postal code lookup: `?country=it&code=08039`. */
export const postalCodesPath = "/api/postal-codes";

/** Countries with a table of postal codes (storefront/postal-codes). */
export const countriesWithTowns = ["it", "de", "at"] as const satisfies readonly BillingCountryCode[];

/** Whether the country's towns can be looked up. */
export const hasTowns = (country: BillingCountryCode): country is (typeof countriesWithTowns)[number] =>
  countriesWithTowns.some((known) => known === country);

/** Proposal for a postal code; only ever filled into empty fields. */
export interface PlaceProposal {
  /**
   * Two-letter province code from the shop's table; "" if the country's addresses have no province, or the code is in
   * several.
   */
  province: string;
  /** Names of towns with this code; empty if unknown. */
  towns: readonly string[];
}

export const noProposal: PlaceProposal = { province: "", towns: [] };
