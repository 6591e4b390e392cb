import { expect, it } from "vitest";
import { checkLookup, readLookup } from "./lookup-form";

it("reads what was typed, without blanks around it, and nothing else", () => {
  const form = new FormData();
  form.set("number", " 1042 ");
  form.set("other", "x");
  expect(readLookup(form)).toEqual({ number: "1042", email: "" });
});

it.each([
  [{ number: "1042", email: "anna@example.com" }, {}],
  [{ number: "Nr. 1042", email: "anna@example.com" }, {}],
  [{ number: "", email: "anna@example.com" }, { number: true }],
  [
    { number: "order", email: "anna" },
    { number: true, email: true },
  ],
  [{ number: "1".repeat(41), email: "anna@example.com" }, { number: true }],
])("%j: %j", (typed, errors) => {
  expect(checkLookup(typed)).toEqual(errors);
});
