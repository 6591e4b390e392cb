import { expect, it } from "vitest";
import { lookupForm } from "./lookup-form";

it("reads what was typed, and nothing else; takes it without blanks around it", () => {
  const form = new FormData();
  form.set("number", " 1042 ");
  form.set("other", "x");
  expect(lookupForm.read(form)).toEqual({ number: " 1042 ", email: "" });
  expect(lookupForm.check({ number: " 1042 ", email: " anna@example.com" })).toEqual({
    value: { number: "1042", email: "anna@example.com" },
  });
});

it.each([
  [{ number: "1042", email: "anna@example.com" }, {}],
  [{ number: "Nr. 1042", email: "anna@example.com" }, {}],
  [{ number: "1 042.", email: "anna@example.com" }, {}],
  [{ number: "１０４２", email: "anna@example.com" }, {}],
  [{ number: "", email: "anna@example.com" }, { number: "invalid" }],
  [
    { number: "order", email: "anna" },
    { number: "invalid", email: "invalid" },
  ],
  [{ number: "1".repeat(41), email: "anna@example.com" }, { number: "invalid" }],
])("%j: %j", (typed, errors) => {
  const checked = lookupForm.check(typed);
  expect("errors" in checked ? checked.errors : {}).toEqual(errors);
});
