/** Countries the shop delivers to, in the order of the specification (§9); ISO 3166-1 alpha-2 in lower case. */
export const countryCodes = ["it", "fr", "de", "es", "gb"] as const;

export type CountryCode = (typeof countryCodes)[number];

/** Countries allowed in a billing address: those of delivery and the rest of the European Union. */
export const billingCountryCodes = [
  ...countryCodes,
  "at",
  "be",
  "bg",
  "cy",
  "cz",
  "dk",
  "ee",
  "fi",
  "gr",
  "hr",
  "hu",
  "ie",
  "lt",
  "lu",
  "lv",
  "mt",
  "nl",
  "pl",
  "pt",
  "ro",
  "se",
  "si",
  "sk",
] as const;

const otherMemberStates: ReadonlySet<string> = new Set(
  billingCountryCodes.filter((country) => country !== "it" && country !== "gb"),
);

/**
 * Whether a country is a member state of the European Union other than Italy: goods sent there are taxed there, and the
 * VAT is declared through the One Stop Shop (Directive 2006/112/EC, art. 33 and 369a).
 */
export const isOtherMemberState = (country: string): boolean => otherMemberStates.has(country);

export type BillingCountryCode = (typeof billingCountryCodes)[number];
