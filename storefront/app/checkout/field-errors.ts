import type { TFunction } from "i18next";
import {
  type BillingCountryCode,
  billingCountryCodes,
  countryRules,
} from "@su-turrone/contract/country-rules";
import type { FieldError } from "./information";

/** Id of a field in the page, for labels and for the links of the error summary. */
export const fieldId = (path: string): string => `field-${path.replace(".", "-")}`;

/** The country a form carries; Germany, the shop's first language, for what is none. */
export const countryFrom = (value: string): BillingCountryCode =>
  billingCountryCodes.find((code) => code === value) ?? "de";

const required = ["email", "fullName", "street", "postalCode", "city"] as const;

/** What is wrong with a field and how to mend it, in the language of `t`. */
export function errorText(
  t: TFunction<"checkout">,
  country: BillingCountryCode,
  path: string,
  error: FieldError,
): string {
  if (error === "postal_code") {
    return t("errors.postal_code", { example: countryRules[country].postalCodeExample });
  }
  if (error !== "required") return t(`errors.${error}`);
  const name = path.slice(path.indexOf(".") + 1);
  return t(`errors.required.${required.find((known) => known === name) ?? "other"}`);
}
