import { expect, it } from "vitest";
import { withdrawalForm } from "./withdrawal-form";

const whole = { name: "Anna Berger", orderNumber: "1042", email: "anna@example.com", items: "" };

it("normalises the input and collapses single-line fields to one line", () => {
  const form = new FormData();
  form.set("name", " Anna\r\nBerger ");
  form.set("items", "1 Torrone\n2 Mandeln");
  form.set("orderNumber", "1042");
  form.set("email", "anna@example.com");
  expect(withdrawalForm.check(withdrawalForm.read(form))).toEqual({
    value: { ...whole, items: "1 Torrone\n2 Mandeln" },
  });
});

it.each([
  [{}, {}],
  [{ orderNumber: "weiß ich nicht mehr" }, {}],
  [{ name: "" }, { name: "invalid" }],
  [{ orderNumber: "" }, { orderNumber: "invalid" }],
  [{ email: "anna" }, { email: "invalid" }],
  [{ items: "x".repeat(1001) }, { items: "invalid" }],
])("validates %j with errors %j", (change, errors) => {
  const checked = withdrawalForm.check({ ...whole, ...change });
  expect("errors" in checked ? checked.errors : {}).toEqual(errors);
});
