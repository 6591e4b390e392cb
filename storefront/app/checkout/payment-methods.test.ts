import { expect, it } from "vitest";
import { paymentMethods } from "~/commerce/payment-methods";
import { availableMethods, methodFrom } from "./payment-methods";

it("keeps the order of the specification and offers only what works", () => {
  expect(paymentMethods).toEqual(["card", "paypal", "bank_transfer"]);
  expect(availableMethods).toEqual(["bank_transfer"]);
});

it.each([
  ["bank_transfer", "bank_transfer"],
  ["card", null],
  ["cash", null],
  [null, null],
])("a form that sends %j chooses %j", (sent, expected) => {
  expect(methodFrom(sent)).toBe(expected);
});
