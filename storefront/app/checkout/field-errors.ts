import {
  type BillingCountryCode,
  billingCountryCodes,
  countryRules,
} from "@su-turrone/contract/country-rules";
import type { TFunction } from "i18next";
import type { FieldError } from "./information";

/** Id of a field's element, for labels and the links of the error summary. */
export const fieldId = (path: string): string => `field-${path.replace(".", "-")}`;

/** The country in a form; Germany for an unknown one, because German is the shop's first language. */
export const countryFrom = (value: string): BillingCountryCode =>
  billingCountryCodes.find((code) => code === value) ?? "de";

const required = ["email", "fullName", "street", "postalCode", "city"] as const;

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
