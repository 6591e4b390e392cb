import { expect, it } from "vitest";
import { checkWithdrawal, readWithdrawal } from "./withdrawal-form";

const whole = { name: "Anna Berger", orderNumber: "1042", email: "anna@example.com", items: "" };

it("reads what was typed, one line where one line belongs", () => {
  const form = new FormData();
  form.set("name", " Anna\r\nBerger ");
  form.set("items", "1 Torrone\n2 Mandeln");
  expect(readWithdrawal(form)).toEqual({
    name: "Anna Berger",
    orderNumber: "",
    email: "",
    items: "1 Torrone\n2 Mandeln",
  });
});

it.each([
  [{}, {}],
  [{ orderNumber: "weiß ich nicht mehr" }, {}],
  [{ name: "" }, { name: true }],
  [{ orderNumber: "" }, { orderNumber: true }],
  [{ email: "anna" }, { email: true }],
  [{ items: "x".repeat(1001) }, { items: true }],
])("%j: %j", (change, errors) => {
  expect(checkWithdrawal({ ...whole, ...change })).toEqual(errors);
});
