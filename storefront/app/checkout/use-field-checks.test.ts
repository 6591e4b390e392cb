import { expect, it } from "vitest";
import { errorsAfterBlur, errorsAfterChange, errorsWhileTyping } from "./use-field-checks";

const email = { email: "email" } as const;
const postalCode = { "shipping.postalCode": "postal_code" } as const;
const city = { "shipping.city": "required" } as const;
const mismatches = {
  "shipping.city": "city_elsewhere",
  "billing.city": "city_elsewhere",
  "billing.province": "province_elsewhere",
} as const;

it.each([
  ["adds no new errors", {}, { ...email, ...city }, {}],
  ["removes the errors of corrected fields", { ...email, ...postalCode }, city, {}],
  ["keeps the errors of fields that are still invalid", email, email, email],
  [
    "keeps the displayed error if the field is now invalid for another reason",
    email,
    { email: "required" } as const,
    email,
  ],
  ["keeps what only the server finds", { ...email, ...mismatches }, {}, mismatches],
])("while typing: %s", (_, shown, now, expected) => {
  expect(errorsWhileTyping(shown, now)).toEqual(expected);
});

it.each([
  ["validates the field that lost focus", {}, { ...email, ...city }, ["email"], email],
  ["does not validate untouched fields", {}, city, ["email"], {}],
  [
    "replaces a displayed error by the current one",
    postalCode,
    { "shipping.postalCode": "not_delivered" } as const,
    [],
    { "shipping.postalCode": "not_delivered" },
  ],
  ["removes the errors of corrected fields", email, {}, ["email"], {}],
  [
    "validates the postal code again after a country change",
    {},
    postalCode,
    ["shipping.postalCode", "shipping.country"],
    postalCode,
  ],
  ["keeps what only the server finds", mismatches, email, ["email"], { ...mismatches, ...email }],
])("after blur: %s", (_, shown, now, left, expected) => {
  expect(errorsAfterBlur(shown, now, new Set(left))).toEqual(expected);
});

const ofShipping = { "shipping.city": "city_elsewhere" };

it.each([
  ["email", mismatches],
  ["shipping.street", mismatches],
  ["gift", mismatches],
  ["billing.postalCode", ofShipping],
  ["billing.city", ofShipping],
  ["billing.province", ofShipping],
  ["billing.country", ofShipping],
  ["billingSame", ofShipping],
])("after a change of %s, a mismatch stays unless it concerns the changed address", (changed, expected) => {
  expect(errorsAfterChange({ ...email, ...mismatches }, changed)).toEqual({ ...email, ...expected });
});
