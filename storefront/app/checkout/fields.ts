import { invoiceErrors } from "@su-turrone/contract/buyer-requests";
import {
  type BillingCountryCode,
  billingCountryCodes,
  countryRules,
} from "@su-turrone/contract/country-rules";
import { addressLimits, cartTextLimits, formLimits } from "@su-turrone/contract/limits";
import type { TFunction } from "i18next";

/** Validation errors of a field; each has its message in checkout.json under `errors`. */
export const fieldErrors = [
  "required",
  "too_long",
  "email",
  "email_letters",
  "phone",
  "country",
  "postal_code",
  "province",
  "province_elsewhere",
  "city_elsewhere",
  "not_delivered",
  ...invoiceErrors,
] as const;

export type FieldError = (typeof fieldErrors)[number];

/** Errors by form field name ("shipping.postalCode"), in the order of the form. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** Maximum length of each field in characters; commerce accepts at least as many. */
export const maxLengths = {
  ...addressLimits,
  ...cartTextLimits,
  invoice: formLimits.invoice,
} as const;

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
