import { expect, it } from "vitest";
import { errorsAfterBlur, errorsWhileTyping } from "./field-checks";

const email = { email: "email" } as const;
const postalCode = { "shipping.postalCode": "postal_code" } as const;
const city = { "shipping.city": "required" } as const;

it.each([
  ["nothing new comes", {}, { ...email, ...city }, {}],
  ["what is mended goes", { ...email, ...postalCode }, city, {}],
  ["what is still wrong stays", email, email, email],
  ["what is wrong in another way stays as it was", email, { email: "required" } as const, email],
])("while typing, %s", (_, shown, now, expected) => {
  expect(errorsWhileTyping(shown, now)).toEqual(expected);
});

it.each([
  ["a field left is judged", {}, { ...email, ...city }, ["email"], email],
  ["a field that was not touched is not", {}, city, ["email"], {}],
  [
    "what is shown stays, as it is wrong now",
    postalCode,
    { "shipping.postalCode": "not_delivered" } as const,
    [],
    { "shipping.postalCode": "not_delivered" },
  ],
  ["what is mended goes", email, {}, ["email"], {}],
  [
    "a code is judged anew where the country was changed",
    {},
    postalCode,
    ["shipping.postalCode", "shipping.country"],
    postalCode,
  ],
])("after leaving, %s", (_, shown, now, left, expected) => {
  expect(errorsAfterBlur(shown, now, new Set(left))).toEqual(expected);
});
