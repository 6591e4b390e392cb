import { expect, it } from "vitest";
import { lookupForm } from "./lookup-form";

it("reads only its own fields and trims the values", () => {
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
])("validates %j with errors %j", (typed, errors) => {
  const checked = lookupForm.check(typed);
  expect("errors" in checked ? checked.errors : {}).toEqual(errors);
});

it.each([
  ["ST-1042-7K3M9QPD", "1042"],
  ["st 1042 7k3m9qpd", "1042"],
  ["ST10427K3M9QPD", "1042"],
  ["ST-1042", "1042"],
  ["F-2026-0042", "F-2026-0042"],
  ["Rechnung f 2026/42.", "F-2026-0042"],
  ["fattura n. F-2026-10042", "F-2026-10042"],
])("parses %s as number %s", (typed, number) => {
  const checked = lookupForm.check({ number: typed, email: "anna@example.com" });
  expect(checked).toEqual({ value: { number, email: "anna@example.com" } });
});

it.each(["NC-2026-0042", "F-26-1", "ST-1042-7K3M"])("rejects %s", (typed) => {
  expect(lookupForm.check({ number: typed, email: "anna@example.com" })).toHaveProperty("errors.number");
});
